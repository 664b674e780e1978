import { isMember } from '@broadsheet/browser-calls/browser-cookies';
import { SERVICE_WORKER_PATH, type WorkerMessage } from '@broadsheet/contract/offline';
import { call } from '../actions/call.ts';
import { JOB_CALLS } from '../actions/show-outcome.ts';
import { addToast } from '../actions/toasts.ts';
import type { Site } from '../page/site.ts';
import { trustedPolicy } from '../page/trusted-policy.ts';
import { loadOfflineTexts } from './offline-texts.ts';
import { type QueuedSave, sendQueued } from './save-queue.ts';

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

const send = async ({ jobcode, saved }: QueuedSave): Promise<'done' | 'refused' | 'later'> => {
  const { tone, ended, code } = await call('POST', `${JOB_CALLS}/${saved ? 'save' : 'unsave'}`, {
    jobcode,
  });
  if (tone === 'success') return 'done';
  // The server has answered for good with an error of the request; anything else may come later.
  return ended === undefined && code !== undefined && code.endsWith('NOT_FOUND')
    ? 'refused'
    : 'later';
};

/** Sends what was saved without a network. */
const sendSaves = async (site: Site): Promise<void> => {
  if (!navigator.onLine || !isMember()) return;
  if ((await sendQueued(send, Date.now())) === 0) return;
  addToast(site, 'success', (await loadOfflineTexts()).queueSent);
};

const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname, search }) => `${pathname}${search}`);

/** Tells the worker who is here; it stores a member's lists, and forgets those of somebody who has gone. */
const reportReader = ({ page: { page } }: Site, worker: ServiceWorker): void => {
  const is = isMember() && !savesData() ? 'member' : 'visitor';
  if (is === 'visitor' && isMember()) return;
  const message: WorkerMessage = { is, path: page.path, files: filesOfPage() };
  worker.postMessage(message);
};

/** Registers the service worker, by which pages are readable offline, and sends what waited for the network. */
export const startOffline = async (site: Site): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register(trustedPolicy.createScriptURL(SERVICE_WORKER_PATH), { scope: '/' });
  const { active } = await serviceWorker.ready;
  if (active) reportReader(site, active);
  window.addEventListener('online', () => void sendSaves(site));
  await sendSaves(site);
};
