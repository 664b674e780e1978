import { isMember } from '@broadsheet/browser-calls/browser-cookies';
import { isJobForm, type JobForm } from '@broadsheet/contract/job-forms';
import type { Site } from '../page/site.ts';
import { changeAndRedraw } from './take-over-jobs.ts';
import { JOB_CALLS, tellOutcome } from './tell-outcome.ts';

/** A form that is being sent, and the button that was pressed for it. */
interface SentForm {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}
type TakeOver = (site: Site, sent: SentForm) => void | Promise<void>;

const listening = new WeakSet<Site>();

const jobcodeOf = ({ form, submitter }: SentForm): string =>
  String(new FormData(form, submitter).get('jobcode'));

const report: TakeOver = async (site, { form }) => {
  const { next: _, ...fields } = Object.fromEntries(new FormData(form));
  if (!(await tellOutcome(site, 'POST', `${JOB_CALLS}/report`, fields))) return;
  form.reset();
  const details = form.closest('details');
  if (details) details.open = false;
  details?.querySelector('summary')?.focus();
};

/** Hides a job or a recruiter, or shows them again: the button names the call. */
const hideOrShow: TakeOver = (site, { form, submitter }) => {
  const path = submitter?.getAttribute('formaction') ?? '';
  const undo = new FormData(form).has('undo');
  return changeAndRedraw(site, form, () => tellOutcome(site, 'PUT', path, { undo }));
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
      tellOutcome(site, 'POST', `${JOB_CALLS}/followup`, body),
    );
  },
  hide: hideOrShow,
  'bring-back': hideOrShow,
};

/** On pages with this block, jobs are hidden where they stand, with undo. */
const isLeftToBlock = (name: JobForm): boolean =>
  name === 'hide' && document.querySelector('[data-block-type="feed-undo"]') !== null;

/** Takes over the forms about jobs, for who is signed in; visitors are sent by them to the login, as without a script. */
export const listenForJobForms = (site: Site): void => {
  if (listening.has(site)) return;
  listening.add(site);
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    const name = target.dataset.jobForm;
    if (!isJobForm(name) || isLeftToBlock(name)) return;
    if (event.defaultPrevented || !isMember()) return;
    event.preventDefault();
    void TAKE_OVER[name](site, { form: target, submitter });
  });
};
