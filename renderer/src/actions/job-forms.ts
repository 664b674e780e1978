import type { Site } from '../page/site.ts';
import { tellOutcome } from './tell-outcome.ts';

const listening = new WeakSet<Site>();

const report = async (site: Site, form: HTMLFormElement): Promise<void> => {
  const { next: _, ...fields } = Object.fromEntries(new FormData(form));
  if (!(await tellOutcome(site, 'report', fields))) return;
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
