import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Site } from '../page/site.ts';
import { refreshBlocks } from './load-blocks.ts';
import { JOB_CALLS, showOutcome } from './show-outcome.ts';

/** Says how many jobs are saved, where the page does: the element has the message. */
const showSavedCount = (count: unknown): void => {
  if (typeof count !== 'number') return;
  for (const counter of document.querySelectorAll<HTMLElement>('[data-saved-message]')) {
    const message = JSON.parse(
      counter.dataset.savedMessage ?? '',
    ) as Messages['jobs']['savedCount'];
    counter.textContent = formatMessage(message, { count });
  }
};

/** Saves a job or lets it go; every button of it shows whether it is saved. */
export const saveJob = async (site: Site, jobcode: string, saved: boolean): Promise<void> => {
  const path = `${JOB_CALLS}/${saved ? 'save' : 'unsave'}`;
  const answer = await showOutcome(site, 'POST', path, { jobcode });
  if (!answer) return;
  const buttons = `[data-job-form="save"] button[value="${CSS.escape(jobcode)}"]`;
  for (const button of document.querySelectorAll(buttons)) {
    button.setAttribute('aria-pressed', String(saved));
    if (saved) button.setAttribute('formaction', `${JOB_CALLS}/unsave`);
    else button.removeAttribute('formaction');
  }
  showSavedCount(answer.count);
};

const redraw = async (site: Site, block: Element | null): Promise<Element | null> => {
  const id = block?.getAttribute('data-block-id');
  if (!id) return null;
  // A personal block in which somebody is at work would stay as it was.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await refreshBlocks(site, [id]);
  return document.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
};

/** Applies; what can be done about the job is drawn anew, and read where the button stood. */
export const applyForJob = async (site: Site, jobcode: string): Promise<void> => {
  if (!(await showOutcome(site, 'POST', `${JOB_CALLS}/apply`, { jobcode }))) return;
  await redraw(site, document.querySelector('[data-block-type="job-actions"]'));
  document.querySelector<HTMLElement>('[data-job-done]')?.focus({ preventScroll: true });
};

/**
 * Makes a change of what a block lists. The block is drawn anew, and read from its heading.
 * @param change resolves to null where it failed
 */
export const changeAndRedraw = async (
  site: Site,
  form: HTMLFormElement,
  change: () => Promise<unknown>,
): Promise<void> => {
  if (!(await change())) return;
  const heading = (await redraw(site, form.closest('[data-block-id]')))?.querySelector('h1, h2');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
