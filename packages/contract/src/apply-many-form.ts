/** The form of a page that gathers the ticks of its rows: they may stand in another form, and name it. */
export const APPLY_MANY_FORM = 'apply-many';

/** What the ticks are called in an address. */
export const APPLY_MANY_FIELD = 'jobIds';

/** On its button, once it is known for how many. @param count from 1 */
export const applyManyLabel = (count: number): string =>
  count === 1 ? 'Apply to one job' : `Apply to ${count} jobs`;
