/**
 * The hash of a link to the next page of a list: with scripts, the rows of that page are appended to the current ones.
 * Without scripts it is a link to the next page.
 */
export const LOAD_MORE_HASH = '#more';

/** Marks the element whose first child is the list that receives further rows. */
export const MORE_ROWS_ATTRIBUTE = 'data-more-rows';
