import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { loadOfflineTexts } from '../offline/offline-texts.ts';
import { queueSave } from '../offline/save-queue.ts';
import type { Site } from '../page/site.ts';
import { refreshBlocks } from './load-blocks.ts';
import { JOB_CALLS, showOutcome } from './show-outcome.ts';
import { addToast } from './toasts.ts';

/** Updates the count of saved jobs where the page shows it. The element holds the message. */
const showSavedCount = (count: unknown): void => {
  if (typeof count !== 'number') return;
  for (const counter of document.querySelectorAll<HTMLElement>('[data-saved-message]')) {
    const message = JSON.parse(
      counter.dataset.savedMessage ?? '',
    ) as Messages['jobs']['savedCount'];
    counter.textContent = formatMessage(message, { count });
  }
};

/** Shows on every button of a job whether it is saved. */
export const showSaved = (jobcode: string, saved: boolean): void => {
  const buttons = `[data-job-form="save"] button[value="${CSS.escape(jobcode)}"]`;
  for (const button of document.querySelectorAll(buttons)) {
    button.setAttribute('aria-pressed', String(saved));
    if (saved) button.setAttribute('formaction', `${JOB_CALLS}/unsave`);
    else button.removeAttribute('formaction');
  }
};

/** Saves or unsaves a job, without a network later; every button of the job shows the new state. */
export const saveJob = async (site: Site, jobcode: string, saved: boolean): Promise<void> => {
  if (!navigator.onLine && (await queueSave({ jobcode, saved, time: Date.now() }))) {
    showSaved(jobcode, saved);
    const { saveQueued, unsaveQueued } = await loadOfflineTexts();
    return addToast(site, 'success', saved ? saveQueued : unsaveQueued);
  }
  const path = `${JOB_CALLS}/${saved ? 'save' : 'unsave'}`;
  const answer = await showOutcome(site, 'POST', path, { jobcode });
  if (!answer) return;
  showSaved(jobcode, saved);
  showSavedCount(answer.count);
};

const redraw = async (site: Site, block: Element | null): Promise<Element | null> => {
  const id = block?.getAttribute('data-block-id');
  if (!id) return null;
  const { beside } = site;
  const page = beside?.root?.contains(block) ? beside : site;
  // A refresh skips a personal block that has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await refreshBlocks(page, [id]);
  return (page.root ?? document).querySelector(`[data-block-id="${CSS.escape(id)}"]`);
};

/** Applies for the job, renders its actions again, and moves the focus to where the button was. */
export const applyForJob = async (site: Site, jobcode: string): Promise<void> => {
  if (!(await showOutcome(site, 'POST', `${JOB_CALLS}/apply`, { jobcode }))) return;
  await redraw(site, document.querySelector('[data-block-type="job-actions"]'));
  document.querySelector<HTMLElement>('[data-job-done]')?.focus({ preventScroll: true });
};

/**
 * Changes the entries of a block, renders the block again and focuses its heading.
 * @param change resolves to null if it failed
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
