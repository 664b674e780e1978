import { NOTICES_CACHE } from '@broadsheet/contract/device-notice';
import {
  COPY_CACHES,
  OFFLINE_PATH,
  OFFLINE_STYLES_PATH,
  OFFLINE_TEXTS_PATH,
} from '@broadsheet/contract/offline';
import { ASSET_CACHE, answerAsset, IS_ASSET, storeAssets } from './assets.ts';
import { forgetNotices, openNotice, renewNotices, showNotice } from './notices.ts';
import { answerOffline } from './offline-answer.ts';
import {
  findCopy,
  forgetCopies,
  generationOfCopies,
  listCopies,
  storeCopy,
} from './page-copies.ts';
import { fetchCopy, refreshOwn } from './refresh-own.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

/** Changes with each build, so that browsers see a new worker. */
declare const BUILD: string;

const SHELL_CACHE = `shell-${BUILD}`;
const SHELL = [OFFLINE_PATH, OFFLINE_STYLES_PATH, OFFLINE_TEXTS_PATH];
const CACHES: ReadonlySet<string> = new Set([
  SHELL_CACHE,
  ASSET_CACHE,
  NOTICES_CACHE,
  ...Object.values(COPY_CACHES),
]);

/** Calls and navigations by which the person of a browser changes. */
const CHANGES_PERSON = /^\/api\/(?:auth\/|user\/(?:deactivate|erase|activate))/;
/** Calls after which nobody is logged in. */
const ENDS_SESSION = /^\/api\/(?:auth\/user\/logout|user\/(?:deactivate|erase))/;
/** Seekers' pages of which there are copies. */
const IS_OWN = /^\/(?:saved-jobs|applied-jobs|interviews|interview\/|job\/applied\/)/;
/** After this, a page counts as out of reach if it has a copy. */
const PAGE_TIMEOUT_MS = 10_000;

const pathOf = ({ pathname, search }: URL): string => `${pathname}${search}`;

const fetchPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Stores a page that the network has answered; a redirect away from a seeker's page means that nobody is signed in. */
const followPage = async (url: URL, response: Response, since: number): Promise<void> => {
  if (response.type === 'opaqueredirect' && IS_OWN.test(url.pathname)) await forgetCopies();
  else await storeCopy(pathOf(url), response, since);
};

const TIMED_OUT = Symbol('timed out');

/** Network first: the copy of a page is only for a browser that the network does not answer. */
const answerPage = async (event: FetchEvent, url: URL): Promise<Response> => {
  const since = generationOfCopies();
  const network = fetchPage(event);
  const timeout = new Promise<typeof TIMED_OUT>((resolve) =>
    setTimeout(() => resolve(TIMED_OUT), PAGE_TIMEOUT_MS),
  );
  try {
    const first = await Promise.race([network, timeout]);
    if (first === TIMED_OUT && (await findCopy(pathOf(url)))) return answerOffline(pathOf(url));
    const response = await network;
    event.waitUntil(followPage(url, response.clone(), since));
    return response;
  } catch {
    return answerOffline(pathOf(url));
  }
};

const answerShell = async ({ request }: FetchEvent, path: string): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await caches.match(path, { ignoreVary: true });
    if (known) return known;
    throw error;
  }
};

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL_CACHE)
      .then((cache) => cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' })))),
  );
  // Pages come from the network and files by their hash: a page that is open works with any worker.
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !CACHES.has(name)).map((name) => caches.delete(name)));
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url: address, headers } = event.request;
  const url = new URL(address);
  if (url.origin !== worker.location.origin) return;
  // A login by a provider is a navigation.
  const isAct = method !== 'GET' || mode === 'navigate';
  if (isAct && CHANGES_PERSON.test(url.pathname)) event.waitUntil(forgetCopies());
  if (isAct && ENDS_SESSION.test(url.pathname)) event.waitUntil(forgetNotices());
  if (method !== 'GET') return;
  if (SHELL.includes(url.pathname)) event.respondWith(answerShell(event, url.pathname));
  else if (mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (IS_ASSET.test(url.pathname)) event.respondWith(answerAsset(event));
  // A page that is shown in place comes without its document.
  else if (url.pathname === '/api/layout' && headers.get('purpose') !== 'prefetch') {
    const path = url.searchParams.get('path');
    if (path !== null && url.searchParams.has('html'))
      event.waitUntil(fetchCopy(path).catch(() => null));
  }
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  const follow = async (): Promise<void> => {
    if (data.is === 'forget') {
      await forgetCopies();
      return forgetNotices();
    }
    if (data.is === 'member') await renewNotices();
    if (data.is === 'visitor' && (await listCopies('own')).length > 0) await forgetCopies();
    await storeAssets(data.files);
    // A page that was loaded before the worker was there.
    if (!(await findCopy(data.path))) await fetchCopy(data.path);
    if (data.is === 'member') await refreshOwn();
  };
  // Without a network, or room at the server, the next page tries again.
  event.waitUntil(follow().catch(() => undefined));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data?.text() ?? ''));
});

worker.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(event.notification));
});
