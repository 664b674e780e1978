const PARAMETER = 'wait';
const YES = '1';

/** Leads to the page as it is, but for its outcome of a form, and waits longer for what was late. */
export const WAIT_HREF = `?${PARAMETER}=${YES}`;

/** Whether who asks for a page has said that they would rather wait. @param query the first value of each parameter */
export const isWaiting = (query: Readonly<Record<string, string>>): boolean =>
  query[PARAMETER] === YES;
