import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const groups = css({ display: 'grid', gap: token.space4 });
export const sections = css({
  display: 'grid',
  columnGap: token.space6,
  // Two columns at most, and one with large text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(16rem, 34%)), 1fr))',
});
export const section = css({
  paddingBlock: token.space1,
  borderBottom: `1px solid ${token.rule}`,
});
export const name = css({
  fontFamily: token.fontText,
  fontSize: token.textBody,
  fontWeight: 650,
});
export const tags = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space2,
  fontSize: token.textSmall,
  [from('md')]: { '& a': { minHeight: '2rem' } },
});
