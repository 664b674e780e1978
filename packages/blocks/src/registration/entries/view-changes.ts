let changes = 0;
const seenAt = new WeakMap<object, number>();

/** Something of the profile was saved: what was drawn before is of yesterday. */
export const noteChange = (): void => {
  changes += 1;
};

/**
 * Whether something was saved since a view was shown first, as when somebody goes back to it.
 * @param view what it was drawn from; it is remembered by this very object
 */
export const isOutdated = (view: object): boolean => {
  const at = seenAt.get(view);
  if (at === undefined) seenAt.set(view, changes);
  return at !== undefined && at < changes;
};
