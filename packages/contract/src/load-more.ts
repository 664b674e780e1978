/**
 * The hash of a link to the next page of a list: where scripts run, the rows of that page are put under those that stand
 * there already. Without scripts it is a link to the next page.
 */
export const LOAD_MORE_HASH = '#more';

/** Marks the element whose list, its first child, takes further rows. */
export const MORE_ROWS_ATTRIBUTE = 'data-more-rows';
