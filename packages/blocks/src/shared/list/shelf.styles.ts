import { BREAKPOINTS } from '@broadsheet/contract/constants';
import { token } from '@broadsheet/theme/tokens';

export const PHONES = `@media (max-width: ${BREAKPOINTS.sm - 0.02}px)`;

/**
 * A list that phones show as a row to swipe, up to the edge of the screen, so that a page with many lists stays short. Its
 * entries are links, so that the keyboard reaches and scrolls to each.
 * @param width of an entry
 */
export const shelf = (width: string, rows = 1) =>
  ({
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateRows: `repeat(${rows}, auto)`,
    gridAutoColumns: `min(${width}, 85%)`,
    columnGap: token.space2,
    marginInlineEnd: `calc(-1 * ${token.space2})`,
    paddingInlineEnd: token.space2,
    // Contains texts for screen readers, which are positioned.
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: token.space2,
    scrollbarWidth: 'none',
    '& > *': { scrollSnapAlign: 'start' },
  }) as const;

/** A row of short links of different widths. */
export const chipShelf = {
  ...shelf('auto'),
  gridAutoColumns: 'max-content',
  // The outline of a focused link has its room.
  paddingBlock: token.spaceHalf,
} as const;

/** The first lines of a text; its page has all of it. */
export const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;
