import type { JobForm } from '@broadsheet/contract/job-forms';
import type { Site } from '../page/site.ts';
import { bodyOfForm, pathOfForm, type SentForm } from './sent-form.ts';
import { JOB_CALLS, showOutcome } from './show-outcome.ts';
import { changeAndRedraw } from './take-over-jobs.ts';

type TakeOver = (site: Site, sent: SentForm) => void | Promise<void>;

const jobcodeOf = ({ form, submitter }: SentForm): string =>
  String(new FormData(form, submitter).get('jobcode'));

const report: TakeOver = async (site, { form }) => {
  const { next: _, ...fields } = Object.fromEntries(new FormData(form));
  if (!(await showOutcome(site, 'POST', `${JOB_CALLS}/report`, fields))) return;
  form.reset();
  const details = form.closest('details');
  if (details) details.open = false;
  details?.querySelector('summary')?.focus();
};

/** Hides or shows a job or a recruiter: the button determines the call. */
const hideOrShow: TakeOver = (site, { form, submitter }) => {
  const path = submitter?.getAttribute('formaction') ?? '';
  const undo = new FormData(form).has('undo');
  return changeAndRedraw(site, form, () => showOutcome(site, 'PUT', path, { undo }));
};

const TAKE_OVER: Readonly<Record<JobForm, TakeOver>> = {
  save: (site, sent) => {
    const saved = sent.submitter?.getAttribute('aria-pressed') !== 'true';
    site.dispatch({ action: 'save-job', jobcode: jobcodeOf(sent), saved });
  },
  apply: (site, sent) => site.dispatch({ action: 'apply', jobcode: jobcodeOf(sent) }),
  report,
  'follow-up': (site, sent) => {
    const body = { jobcode: jobcodeOf(sent) };
    return changeAndRedraw(site, sent.form, () =>
      showOutcome(site, 'POST', `${JOB_CALLS}/followup`, body),
    );
  },
  alert: (site, sent) =>
    changeAndRedraw(site, sent.form, () =>
      showOutcome(site, 'POST', pathOfForm(sent), bodyOfForm(sent)),
    ),
  hide: hideOrShow,
  'bring-back': hideOrShow,
};

/** Performs a job form and shows the result. */
export const takeOverForm = (site: Site, name: JobForm, sent: SentForm): void => {
  void TAKE_OVER[name](site, sent);
};
