const PARAMETER = 'wait';
const YES = '1';

/** The address of the current page without the outcome of a form, with a longer wait for deferred blocks. */
export const WAIT_HREF = `?${PARAMETER}=${YES}`;

/** Whether the request chooses to wait. @param query the first value of each parameter */
export const isWaiting = (query: Readonly<Record<string, string>>): boolean =>
  query[PARAMETER] === YES;
