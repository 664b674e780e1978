/**
 * The attribute of the `html` element of a page with a block that covers the foot of the window: what else stands there
 * leaves it room from the first paint, also while the block itself has not arrived.
 */
export const FOOT_ATTRIBUTE = 'data-foot';
