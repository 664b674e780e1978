import { addressOn, requestAnswer } from '@broadsheet/browser-calls/request-answer';
import type { JobForm } from '@broadsheet/contract/job-forms';
import { bodyOfForm, pathOfForm, type SentForm } from '../actions/sent-form.ts';
import { createProgress } from '../navigation/progress.ts';
import type { Site } from '../page/site.ts';
import { setWaitingForm } from './waiting-form.ts';

const sendDeferred: typeof fetch = (to, init) =>
  fetch(to, { ...init, headers: { ...init?.headers, prefer: 'respond-async' } });

/**
 * Defers a visitor's form until the login, so that it is also sent after a login that leaves the page, as by a provider.
 * @returns the address of the login, which says what it is for. Throws if the server has deferred nothing.
 */
const deferForm = async (sent: SentForm): Promise<string> => {
  const address = addressOn(window.location.search, pathOfForm(sent));
  const answer = await requestAnswer('POST', address, bodyOfForm(sent), sendDeferred);
  const { login }: { login?: unknown } = 'body' in answer ? Object(answer.body) : {};
  if (typeof login !== 'string') throw new Error('the form does not wait for a login');
  return login;
};

let isOpening = false;

/** Opens the login over the page; after it the form is sent in place. Rejects if the form has to be sent by the browser. */
export const takeOverForm = async (site: Site, name: JobForm, sent: SentForm): Promise<void> => {
  if (isOpening) return;
  isOpening = true;
  const progress = createProgress(site.messages.pageLoading);
  progress.start();
  try {
    const [login, navigation] = await Promise.all([deferForm(sent), site.navigation()]);
    setWaitingForm({ name, sent });
    await navigation.openOverlay(login);
  } finally {
    progress.stop();
    isOpening = false;
  }
};
