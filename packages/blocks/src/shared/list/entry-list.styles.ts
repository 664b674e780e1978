import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';
import { PHONES, shelf, twoLines } from './shelf.styles.ts';

export { coveringLink as link } from '../page/covering-link.styles.ts';

export const column = css({ listStyle: 'none', margin: 0, padding: 0 });
export const grid = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: token.space4,
  [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
/** Two rows if the list is long. */
const entryShelf = `${shelf} ${css({
  [PHONES]: {
    '&:has(> :nth-child(4))': { '--rows': 'repeat(2, auto)' },
    '& > li > div > p': twoLines,
  },
})}`;
/** A grid of tall entries that phones swipe. */
export const cardShelf = `${grid} ${shelf}`;
export const gridShelf = `${grid} ${entryShelf}`;
export const columnShelf = `${column} ${entryShelf}`;
export const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: '4.5rem',
  borderBottom: `1px solid ${token.rule}`,
  transition: `background-color ${token.motion}`,
  '&:hover': { backgroundColor: token.surfaceSunk },
});
export const body = css({ minWidth: 0, paddingBlock: token.space1 });
export const title = css({
  fontFamily: token.fontText,
  margin: 0,
  fontSize: token.textBody,
  fontWeight: 650,
  lineHeight: 1.3,
});
export const text = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
