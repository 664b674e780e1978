/** The form of a page that gathers the ticks of its rows: they may stand in another form, and name it. */
export const APPLY_MANY_FORM = 'apply-many';

/** What the ticks are called in an address. */
export const APPLY_MANY_FIELD = 'jobIds';
