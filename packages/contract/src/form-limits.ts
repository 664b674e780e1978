/** The fields of a form, and the choices of one field. */
export const FORM_FIELDS_MAX = 12;
export const FORM_CHOICES_MAX = 20;
export const FORM_CHOICES_MIN = 2;
