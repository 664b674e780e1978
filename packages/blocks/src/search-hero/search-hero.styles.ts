import { BREAKPOINTS } from '@broadsheet/contract/constants';
import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const hero = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: token.space2,
  paddingTop: token.space3,
  '& > :is(p, search, ul)': { gridColumn: '1 / -1' },
  '& > h1': { alignSelf: 'end' },
  [from('md')]: { paddingTop: token.space6 },
  [from('lg')]: {
    '& > p': { gridColumn: 1 },
    '&:has(> picture)': { paddingTop: token.space3 },
  },
});
/** On a phone beside the headline, reaching above it; on wide screens it stands on the edge of the search. */
const picture = css({
  gridArea: '1 / 2',
  alignSelf: 'end',
  marginTop: `calc(-1 * ${token.space2})`,
  [from('lg')]: { gridRow: '1 / 3', margin: `0 0 calc(-1 * ${token.space3})` },
});
export const scene = {
  picture,
  widePicture: `${picture} ${css({ display: 'none', [from('lg')]: { display: 'block' } })}`,
  wideScreens: `(min-width: ${BREAKPOINTS.lg}px)`,
};
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
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space1,
  marginTop: token.space3,
  // Cities give way to experience, whose longest choice is never cut.
  '& > *': { flex: '1 0 100%' },
  '& > :nth-child(2)': { flex: '1 1 8rem' },
  '& > :nth-child(3)': { flex: '1 0 auto', maxWidth: '100%' },
  [from('md')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 12rem 12rem auto' },
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
