/**
 * The id of the form that collects the row checkboxes of a page; the checkboxes refer to it from inside other forms.
 */
export const APPLY_MANY_FORM = 'apply-many';

/** The query parameter of the checkboxes. */
export const APPLY_MANY_FIELD = 'jobIds';
