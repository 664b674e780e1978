import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const footer = css({
  borderTop: `3px double ${token.ruleStrong}`,
  backgroundColor: token.surfaceSunk,
});
export const inner = css({
  width: `min(100% - 2 * ${token.space2}, ${token.pageWidth})`,
  margin: '0 auto',
  paddingBlock: token.space3,
  [from('md')]: { paddingBlock: token.space4 },
});
export const name = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
});
export const tagline = css({ margin: `${token.spaceHalf} 0 0`, color: token.inkSoft });
/** On phones two folded groups are beside each other; an open one has the whole width. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  columnGap: token.space3,
  marginTop: token.space2,
  '& > nav:has(> details[open])': { gridColumn: '1 / -1' },
  [from('md')]: {
    gap: token.space3,
    marginTop: token.space3,
    gridTemplateColumns: 'minmax(0, 2.2fr) repeat(5, minmax(0, 1fr))',
    '& > nav:has(> details[open])': { gridColumn: 'auto' },
  },
});
/** On phones this toggle folds the links after it. */
export const fold = css({
  '&:not([open]) ~ ul': { display: 'none' },
  [from('md')]: { display: 'none', '&:not([open]) ~ ul': { display: 'grid' } },
});
export const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.75rem',
  borderTop: `1px solid ${token.rule}`,
  fontSize: token.textSmall,
  fontWeight: 650,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"+" / ""', color: token.accentText, fontSize: token.textLead },
  'details[open] > &::after': { content: '"–" / ""' },
});
export const title = css({
  fontFamily: token.fontText,
  display: 'none',
  margin: 0,
  paddingTop: token.space1,
  borderTop: `1px solid ${token.rule}`,
  fontSize: token.textSmall,
  fontWeight: 650,
  [from('md')]: { display: 'block' },
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
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space2,
  width: `min(100% - 2 * ${token.space2}, ${token.pageWidth})`,
  margin: '0 auto',
  padding: `${token.space1} 0`,
  listStyle: 'none',
  color: token.inkSoft,
  fontSize: token.textSmall,
  // The owner, then the links on a line of their own.
  '& > :first-child': { flexBasis: '100%', paddingTop: token.space1 },
  [from('md')]: { '& > :first-child': { flexBasis: 'auto', paddingTop: 0 } },
});
export const legal = css({
  margin: `${token.space2} 0 0`,
  paddingTop: token.space2,
  borderTop: `1px solid ${token.rule}`,
  color: token.inkSoft,
  fontSize: token.textSmall,
});
