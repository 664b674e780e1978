import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

const frame = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"mast find menu" "search search search"',
  columnGap: token.spaceHalf,
  width: `min(100% - 2 * ${token.space2}, ${token.pageWidth})`,
  margin: '0 auto',
} as const;

export const header = css({
  borderBottom: `3px double ${token.ruleStrong}`,
  backgroundColor: token.surface,
});
export const bar = css({
  ...frame,
  [from('md')]: {
    columnGap: token.space3,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"mast search recruit" "row row row"',
  },
});
export const nameplate = css({
  ...frame,
  gridTemplateAreas: '"mast mast menu" "line line line"',
  [from('md')]: {
    columnGap: token.space3,
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    gridTemplateAreas: '"line mast recruit" "row row row"',
  },
});

export const mast = css({
  gridArea: 'mast',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.3em',
  minHeight: '3.5rem',
  alignContent: 'center',
  color: token.ink,
  fontFamily: token.fontDisplay,
  fontSize: '1.5rem',
  fontWeight: 750,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  textDecoration: 'none',
  '& > span:last-child': { color: token.accentText, fontStyle: 'italic', fontWeight: 500 },
});
export const mastLarge = css({
  [from('md')]: {
    justifyContent: 'center',
    paddingBlock: token.space3,
    fontSize: 'clamp(2.75rem, 4.6vw, 3.75rem)',
  },
});
export const tagline = css({
  gridArea: 'line',
  margin: 0,
  paddingBottom: token.space1,
  color: token.inkSoft,
  fontSize: token.textSmall,
  textWrap: 'balance',
  [from('md')]: { maxWidth: '24ch', paddingBottom: 0 },
});
export const recruiter = css({
  display: 'none',
  [from('md')]: {
    gridArea: 'recruit',
    justifySelf: 'end',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: token.inkSoft,
    fontSize: token.textSmall,
    '&:hover': { color: token.accentText },
  },
});

const icon = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
} as const;

/** On phones this toggle folds the search after it. */
export const find = css({
  gridArea: 'find',
  '&:not([open]) + search': { display: 'none' },
  [from('md')]: { display: 'none', '&:not([open]) + search': { display: 'block' } },
});
export const findSummary = css(icon);
export const search = css({ gridArea: 'search', paddingBlock: token.space1 });
export const form = css({ display: 'flex', gap: token.space1 });

/** On phones the menu is beside the masthead; elsewhere it starts the row of sections. */
export const row = css({
  display: 'contents',
  [from('md')]: {
    gridArea: 'row',
    display: 'flex',
    alignItems: 'center',
    gap: token.space4,
    borderTop: `1px solid ${token.rule}`,
  },
});
export const menu = css({ gridArea: 'menu' });
export const menuSummary = css({
  ...icon,
  fontSize: token.textSmall,
  fontWeight: 650,
  '& > span': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  [from('md')]: {
    gap: token.space1,
    '& > span': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});

export const strip = css({
  display: 'none',
  [from('md')]: {
    flex: 1,
    display: 'flex',
    justifyContent: 'space-between',
    gap: token.space2,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& > li:nth-child(n + 5):not(:last-child)': { display: 'none' },
  },
  [from('lg')]: { '& > li:nth-child(n + 5):not(:last-child)': { display: 'block' } },
});
export const stripLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.ink,
  fontSize: token.textSmall,
  textDecoration: 'none',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: '-3px' },
});
