import {
  type DeviceNotice,
  NOTICES_CACHE,
  RENEW_DEVICE_PATH,
} from '@broadsheet/contract/device-notice';
import { isSafeRedirect } from '@broadsheet/contract/site-path';
import { worker } from './worker-scope.ts';

const ICON = '/icon-192.png';

const closeAll = async (shown: readonly Notification[]): Promise<void> => {
  for (const notice of shown) notice.close();
  const subscription = await worker.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
};

/** Ends notices in this browser, and removes those that are shown: its person has gone. */
export const forgetNotices = async (): Promise<void> => {
  await caches.delete(NOTICES_CACHE);
  await closeAll(await worker.registration.getNotifications());
};

/**
 * A message came although nobody has turned notices on: removes what is left of them. Somebody may turn them on at this
 * moment, and then nothing of theirs is removed: what was shown is listed before the mark is looked up once more.
 */
const endStrayNotices = async (): Promise<void> => {
  const shown = await worker.registration.getNotifications();
  if (!(await caches.has(NOTICES_CACHE))) await closeAll(shown);
};

/** Ties the notices to the session of the member who is here; ends those of somebody else. */
export const renewNotices = async (): Promise<void> => {
  const subscription = await worker.registration.pushManager?.getSubscription();
  if (!subscription) return;
  const response = await fetch(RENEW_DEVICE_PATH, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: subscription.endpoint }),
  });
  if (response.ok && !((await response.json()) as { isOwn: boolean }).isOwn) await forgetNotices();
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The content of a message; null for one that this version does not understand, or that leads to another site. */
const readNotice = (message: unknown): DeviceNotice | null => {
  if (typeof message !== 'object' || message === null) return null;
  const { title, body, path, tag } = message as Partial<DeviceNotice>;
  if (!isText(title) || !isText(body) || !isText(tag)) return null;
  return isText(path) && isSafeRedirect(path) ? { title, body, path, tag } : null;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const pathOf = (url: string): string => new URL(url).pathname;

/** Shows a notice, unless nobody has turned notices on here since the last logout, or its page is in view. */
export const showNotice = async (text: string): Promise<void> => {
  if (!(await caches.has(NOTICES_CACHE))) return endStrayNotices();
  const notice = readNotice(parse(text));
  if (!notice) return;
  const { title, body, path, tag } = notice;
  const pages = await worker.clients.matchAll({ type: 'window' });
  const isInView = pages.some(
    ({ visibilityState, url }) => visibilityState === 'visible' && pathOf(url) === path,
  );
  if (isInView) return;
  await worker.registration.showNotification(title, { body, tag, icon: ICON, data: path });
};

/** Opens the page of a notice, or goes to the tab that shows it. */
export const openNotice = async (notice: Notification): Promise<void> => {
  notice.close();
  const path: unknown = notice.data;
  if (!isText(path) || !isSafeRedirect(path)) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => pathOf(url) === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
};
