import { isMember } from '@broadsheet/browser-calls/browser-cookies';
import { isJobForm, type JobForm } from '@broadsheet/contract/job-forms';
import { OFFLINE_MESSAGE } from '@broadsheet/contract/offline-message';
import type { Site } from '../page/site.ts';
import { createToast } from './create-toast.ts';
import type { SentForm } from './job-forms.ts';

/** All that it takes to carry out what a form about a job asks for. */
const loadForms = async () => {
  const [forms] = await Promise.all([import('./job-forms.ts'), import('./perform-action.ts')]);
  return forms;
};

const listening = new WeakSet<Site>();
/** Forms that go the way of browsers without scripts. */
const sentPlainly = new WeakSet<HTMLFormElement>();

/** On pages with this block, jobs are hidden where they stand, with undo. */
const isLeftToBlock = (name: JobForm): boolean =>
  name === 'hide' && document.querySelector('[data-block-type="feed-undo"]') !== null;

/** Where the code cannot be loaded: without a connection nothing can be sent, else the browser sends the form itself. */
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
 * Takes over the forms about jobs, for who is signed in; visitors are sent by them to the login, as without a script. The
 * listener is there from the start and waits for its code: a form that is sent before the code is loaded would otherwise
 * leave the page, and without a connection end at an error page of the browser.
 */
export const listenForJobs = (site: Site, load: typeof loadForms = loadForms): void => {
  if (listening.has(site)) return;
  listening.add(site);
  // Loaded now, so that somebody who loses the connection later is answered.
  let loaded = load();
  loaded.catch(() => {});
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const name = form.dataset.jobForm;
    if (!isJobForm(name) || isLeftToBlock(name)) return;
    if (event.defaultPrevented || !isMember()) return;
    if (sentPlainly.delete(form)) return;
    event.preventDefault();
    const sent = { form, submitter };
    const loadAgain = () => {
      loaded = load();
      return loaded;
    };
    loaded.catch(loadAgain).then(
      (forms) => forms.takeOverForm(site, name, sent),
      () => sendPlainly(site, sent),
    );
  });
};
