import { BREAKPOINTS } from '@broadsheet/contract/constants';
import { css } from '@broadsheet/theme/css';
import { CONTENT_WIDTH, from, token } from '@broadsheet/theme/tokens';
import { shelf } from '../shared/list/shelf.styles.ts';

/** Phones have a row to swipe. */
export const pictures = `${shelf} ${css({
  display: 'grid',
  gap: token.space2,
  margin: `${token.space2} 0`,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [from('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    // Two rows of two: a fourth picture is not left alone.
    '&:has(> :nth-child(4):last-child) > li': { gridColumn: 'span 3' },
  },
})}`;
export const frame = css({ aspectRatio: '3 / 2' });
const NARROWER = [
  `(min-width: ${BREAKPOINTS.sm}px) calc(50vw - 1.5rem)`,
  'min(18rem, 85vw - 1.7rem)',
];
const widthIn = (columns: number, gaps: string): string =>
  [
    `(min-width: ${BREAKPOINTS.md}px) calc((${CONTENT_WIDTH} - ${gaps}) / ${columns})`,
    ...NARROWER,
  ].join(', ');
/** How wide a picture is in three columns, in two and in a row to swipe. */
export const shownWidth = widthIn(3, '2rem');
/** Four pictures have two columns on wide screens. */
export const shownWidthOfFour = widthIn(2, '1rem');
