/**
 * The actions of forms about a job. The page's script intercepts such a form: its call then contains the page
 * parameters, and a toast shows the outcome. Without scripts the browser sends the form.
 */
export const JOB_FORMS = [
  'save',
  'apply',
  'report',
  'follow-up',
  'hide',
  'bring-back',
  'alert',
] as const;
export type JobForm = (typeof JOB_FORMS)[number];

/** The attribute that marks such a form. */
export const jobForm = (name: JobForm) => ({ 'data-job-form': name });

export const isJobForm = (name: string | undefined): name is JobForm =>
  JOB_FORMS.some((known) => known === name);
