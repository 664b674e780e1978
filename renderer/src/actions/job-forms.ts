import type { Site } from '../page/site.ts';
import { call } from './call.ts';
import { addToast } from './toasts.ts';

const BASE = '/api/job/jobdetail';
const listening = new WeakSet<Site>();

/** Makes a call, and says what came of it in the server's words. @returns whether it went well */
const tell = async (
  site: Site,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  const { tone, message, ended } = await call('POST', `${BASE}/${path}`, body);
  if (ended) {
    site.dispatch({ action: 'leave-session', status: ended, next: site.page.page.path });
    return false;
  }
  addToast(tone, message);
  return tone === 'success';
};

/** Saves a job or lets it go; every button of it shows how it stands. */
export const saveJob = async (site: Site, jobcode: string, saved: boolean): Promise<void> => {
  if (!(await tell(site, saved ? 'save' : 'unsave', { jobcode }))) return;
  const buttons = `[data-job-form="save"] button[value="${CSS.escape(jobcode)}"]`;
  for (const button of document.querySelectorAll(buttons)) {
    button.setAttribute('aria-pressed', String(saved));
    if (saved) button.setAttribute('formaction', `${BASE}/unsave`);
    else button.removeAttribute('formaction');
  }
};

/** Applies; what can be done about the job is drawn anew, and read where the button stood. */
export const applyForJob = async (site: Site, jobcode: string): Promise<void> => {
  if (!(await tell(site, 'apply', { jobcode }))) return;
  const place = document.querySelector('[data-block-type="job-actions"]');
  const id = place?.getAttribute('data-block-id');
  if (!place || !id) return;
  // A personal block in which somebody is at work would stay as it was.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const { refreshBlocks } = await import('./load-blocks.ts');
  await refreshBlocks(site, [id]);
  document.querySelector<HTMLElement>('[data-job-done]')?.focus({ preventScroll: true });
};

const report = async (site: Site, form: HTMLFormElement): Promise<void> => {
  const { next: _, ...fields } = Object.fromEntries(new FormData(form));
  if (!(await tell(site, 'report', fields))) return;
  form.reset();
  const details = form.closest('details');
  if (details) details.open = false;
  details?.querySelector('summary')?.focus();
};

const take = (site: Site, form: HTMLFormElement, submitter: HTMLElement | null): void => {
  const jobcode = String(new FormData(form, submitter).get('jobcode'));
  if (form.dataset.jobForm === 'apply') site.dispatch({ action: 'apply', jobcode });
  else if (form.dataset.jobForm === 'report') void report(site, form);
  else {
    const saved = submitter?.getAttribute('aria-pressed') !== 'true';
    site.dispatch({ action: 'save-job', jobcode, saved });
  }
};

/** Takes over the forms about jobs, for who is signed in; visitors are sent by them to the login, as without a script. */
export const listenForJobForms = (site: Site): void => {
  if (listening.has(site)) return;
  listening.add(site);
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !target.dataset.jobForm) return;
    if (event.defaultPrevented || !/(?:^|; )member=/.test(document.cookie)) return;
    event.preventDefault();
    take(site, target, submitter);
  });
};
