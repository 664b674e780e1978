/**
 * What a form about a job does. The script of the page takes a form over by it: the call then carries the parameters of
 * the page, and a toast says what came of it. Without scripts the form is sent as it stands.
 */
export const JOB_FORMS = ['save', 'apply', 'report', 'follow-up', 'hide', 'bring-back'] as const;
export type JobForm = (typeof JOB_FORMS)[number];

/** The attribute by which such a form is known. */
export const jobForm = (name: JobForm) => ({ 'data-job-form': name });

export const isJobForm = (name: string | undefined): name is JobForm =>
  JOB_FORMS.some((known) => known === name);
