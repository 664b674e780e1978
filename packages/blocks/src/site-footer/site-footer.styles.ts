import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const footer = css({
  borderTop: `3px double ${token.ruleStrong}`,
  backgroundColor: token.surfaceSunk,
});
export const inner = css({
  width: `min(100% - 2 * ${token.space2}, ${token.pageWidth})`,
  margin: '0 auto',
  paddingBlock: token.space4,
});
export const name = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
});
export const tagline = css({ margin: `${token.spaceHalf} 0 0`, color: token.inkSoft });
export const columns = css({
  display: 'grid',
  gap: token.space3,
  marginTop: token.space3,
  [from('md')]: { gridTemplateColumns: 'minmax(0, 2.2fr) repeat(5, minmax(0, 1fr))' },
});
export const title = css({
  fontFamily: token.fontText,
  margin: 0,
  paddingTop: token.space1,
  borderTop: `1px solid ${token.rule}`,
  fontSize: token.textSmall,
  fontWeight: 650,
});
export const links = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  columnGap: token.space2,
  fontSize: token.textSmall,
  overflowWrap: 'anywhere',
  '& a': { display: 'flex' },
  [from('md')]: { '& a': { minHeight: '2rem' } },
});
export const legal = css({
  margin: `${token.space3} 0 0`,
  paddingTop: token.space2,
  borderTop: `1px solid ${token.rule}`,
  color: token.inkSoft,
  fontSize: token.textSmall,
});
