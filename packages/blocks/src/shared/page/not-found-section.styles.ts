import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const section = css({
  paddingBlock: token.space6,
  [from('md')]: { paddingBlock: token.space8 },
});
export const heading = css({
  margin: 0,
  maxWidth: '12.6em',
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  lineHeight: 1.15,
  textWrap: 'balance',
});
export const text = css({ margin: `${token.space2} 0`, maxWidth: '56ch', color: token.inkSoft });
export const form = css({ display: 'flex', gap: token.space1, maxWidth: '34rem' });
export const subheading = css({
  margin: `${token.space4} 0 ${token.space1}`,
  paddingTop: token.space1,
  borderTop: `2px solid ${token.ruleStrong}`,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
});
export const links = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  columnWidth: '14rem',
  columnGap: token.space3,
  '& > li': { borderBottom: `1px solid ${token.rule}`, breakInside: 'avoid' },
});
