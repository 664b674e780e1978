/** A form that is being submitted, and its pressed button. */
export interface SentForm {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}

/** The path of the form's call. */
export const pathOfForm = ({ form, submitter }: SentForm): string =>
  submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';

/** The body of the form's call. */
export const bodyOfForm = ({ form, submitter }: SentForm): Record<string, unknown> => {
  const { next: _, ...fields } = Object.fromEntries(new FormData(form, submitter));
  return fields;
};
