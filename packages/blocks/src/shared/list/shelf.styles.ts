import { BREAKPOINTS } from '@broadsheet/contract/constants';
import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const PHONES = `@media (max-width: ${BREAKPOINTS.sm - 0.02}px)`;

/**
 * A list that phones show as a row to swipe, up to the edge of the screen, so that a page with many lists stays short. Its
 * entries are links, so that the keyboard reaches and scrolls to each. One class for all lists: `--shelf` is the width of
 * an entry, `--rows` the rows. Twice the class, because it is added to classes of lists.
 */
export const shelf = css({
  [PHONES]: {
    '&&': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateRows: 'var(--rows, auto)',
      gridAutoColumns: 'var(--shelf, min(18rem, 85%))',
      gridTemplateColumns: 'none',
      columns: 'auto',
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
    },
    '& > *': { scrollSnapAlign: 'start' },
  },
});

/** A row of short links, each as wide as its text. The outline of a focused one has its room. */
export const chipShelf = `${shelf} ${css({
  [PHONES]: { '--shelf': 'max-content', '&&': { paddingBlock: token.spaceHalf } },
})}`;

/** The first two lines of a text; its page has all of it. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
