import { hrefOf } from '@broadsheet/contract/match-page';

/** The form of a page that gathers the ticks of its rows: they stand in another form, and name it. */
export const APPLY_MANY_FORM = 'apply-many';

/** Where the ticks of a form go, and what they are called in its address. */
export const APPLY_MANY_FIELD = 'jobIds';

/** @param jobIds in the order in which they were ticked */
export const applyManyHref = (jobIds: readonly number[]): string =>
  hrefOf('apply-to-jobs', {}, { [APPLY_MANY_FIELD]: jobIds.join(',') });
