import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const hero = css({
  paddingTop: token.space3,
  [from('md')]: { paddingTop: token.space6 },
  [from('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :is(search, ul)': { gridColumn: '1 / -1' },
    '& > h1': { alignSelf: 'end' },
    '&:has(> img)': { paddingTop: token.space3 },
  },
});
/** Stands on the edge of the search. */
export const picture = css({
  display: 'none',
  [from('lg')]: {
    display: 'block',
    gridArea: '1 / 2 / 3',
    alignSelf: 'end',
    marginBottom: `calc(-1 * ${token.space3})`,
  },
});
export const title = css({
  maxWidth: '13.9em',
  letterSpacing: '-0.01em',
  lineHeight: 1.1,
});
export const text = css({
  margin: `${token.space1} 0 0`,
  maxWidth: '60ch',
  color: token.inkSoft,
  textWrap: 'pretty',
});
export const form = css({
  display: 'grid',
  gap: token.space1,
  marginTop: token.space3,
  // Two columns where both fit, also with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  '& > :first-child': { gridColumn: '1 / -1' },
  [from('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [from('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 12rem 12rem auto',
    '& > :first-child': { gridColumn: 'auto' },
  },
});
export const submit = css({
  gridColumn: '1 / -1',
  [from('md')]: { gridColumn: 'auto' },
});
/** One line that phones swipe. One class, because home loads this block's code. */
export const popular = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: token.space2,
  listStyle: 'none',
  margin: `${token.space1} calc(-1 * ${token.space2}) 0 0`,
  padding: token.spaceHalf,
  paddingInlineStart: 0,
  color: token.inkSoft,
  fontSize: token.textSmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  [from('sm')]: { flexWrap: 'wrap', marginInlineEnd: 0 },
});
