import type { Site } from '../page/site.ts';
import { refreshBlocks } from './load-blocks.ts';
import { JOB_CALLS, tellOutcome } from './tell-outcome.ts';

/** Saves a job or lets it go; every button of it shows how it stands. */
export const saveJob = async (site: Site, jobcode: string, saved: boolean): Promise<void> => {
  if (!(await tellOutcome(site, saved ? 'save' : 'unsave', { jobcode }))) return;
  const buttons = `[data-job-form="save"] button[value="${CSS.escape(jobcode)}"]`;
  for (const button of document.querySelectorAll(buttons)) {
    button.setAttribute('aria-pressed', String(saved));
    if (saved) button.setAttribute('formaction', `${JOB_CALLS}/unsave`);
    else button.removeAttribute('formaction');
  }
};

/** Applies; what can be done about the job is drawn anew, and read where the button stood. */
export const applyForJob = async (site: Site, jobcode: string): Promise<void> => {
  if (!(await tellOutcome(site, 'apply', { jobcode }))) return;
  const place = document.querySelector('[data-block-type="job-actions"]');
  const id = place?.getAttribute('data-block-id');
  if (!place || !id) return;
  // A personal block in which somebody is at work would stay as it was.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await refreshBlocks(site, [id]);
  document.querySelector<HTMLElement>('[data-job-done]')?.focus({ preventScroll: true });
};
