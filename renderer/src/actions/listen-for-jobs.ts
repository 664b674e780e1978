import { isMember } from '@broadsheet/browser-calls/browser-cookies';
import { isJobForm, type JobForm } from '@broadsheet/contract/job-forms';
import { OFFLINE_MESSAGE } from '@broadsheet/contract/offline-message';
import type { Site } from '../page/site.ts';
import { createToast } from './create-toast.ts';
import type { SentForm } from './sent-form.ts';

/** Loads the code that performs job forms: for visitors, the sheet by which they log in first. */
const loadForms = () =>
  isMember()
    ? Promise.all([import('./job-forms.ts'), import('./perform-action.ts')]).then(
        ([forms]) => forms,
      )
    : import('../session/login-sheet.ts');

/** Forms that the browser submits itself, as without JavaScript. */
const sentPlainly = new WeakSet<HTMLFormElement>();

/** On pages with this block, jobs are hidden in place, with undo. */
const isLeftToBlock = (name: JobForm): boolean =>
  name === 'hide' && document.querySelector('[data-block-type="feed-undo"]') !== null;

/** The fallback if the code cannot be loaded: a toast while offline, else the browser submits the form. */
const sendPlainly = ({ messages }: Site, { form, submitter }: SentForm): void => {
  if (!navigator.onLine) {
    const content = {
      tone: 'error',
      message: OFFLINE_MESSAGE,
      closeLabel: messages.close,
    } as const;
    const toast = createToast(content, () => toast.remove());
    document.getElementById('toasts')?.replaceChildren(toast);
    return;
  }
  sentPlainly.add(form);
  form.requestSubmit(submitter);
};

/**
 * Takes over the job forms; without its code the form leads to the login or its outcome, as without JavaScript. The
 * listener exists from the start and waits for its code: a form that is submitted earlier would leave the page, and while
 * offline end at an error page of the browser.
 */
export const listenForJobs = (site: Site, load: typeof loadForms = loadForms): void => {
  // Preloaded for members, so that it works after the connection is lost.
  const preloaded = isMember() ? load() : null;
  preloaded?.catch(() => {});
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const name = form.dataset.jobForm;
    if (!isJobForm(name) || isLeftToBlock(name) || event.defaultPrevented) return;
    if (sentPlainly.delete(form)) return;
    event.preventDefault();
    const sent = { form, submitter };
    (preloaded ?? load())
      .catch(load)
      .then((forms) => forms.takeOverForm(site, name, sent))
      .catch(() => sendPlainly(site, sent));
  });
};
