let changes = 0;
const seenAt = new WeakMap<object, number>();

/** Records that the profile was saved, so that earlier views are outdated. */
export const noteChange = (): void => {
  changes += 1;
};

/**
 * True if the profile was saved after a view was first shown, as happens after going back.
 * @param view the props object of the view, which identifies it
 */
export const isOutdated = (view: object): boolean => {
  const at = seenAt.get(view);
  if (at === undefined) seenAt.set(view, changes);
  return at !== undefined && at < changes;
};
