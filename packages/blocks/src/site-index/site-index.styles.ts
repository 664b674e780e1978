import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const parts = css({ display: 'grid', gap: token.space4 });
export const sections = css({
  display: 'grid',
  columnGap: token.space6,
  [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
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
