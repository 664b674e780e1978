import { SESSION_EXPIRY_SECONDS } from '@broadsheet/contract/constants';
import { COPY_CACHES, OFFLINE_OWNER_HEADER, SAVE_QUEUE } from '@broadsheet/contract/offline';

type CopyKind = keyof typeof COPY_CACHES;

/** The most pages of a kind that have a copy; the oldest is dropped. */
const MAX_COPIES: Readonly<Record<CopyKind, number>> = { public: 30, own: 40 };
const TITLE_HEADER = 'x-copy-title';
const TIME_HEADER = 'x-copy-time';
/** A person's copies are readable for as long as their session would be. */
const OWN_LIFE_MS = SESSION_EXPIRY_SECONDS * 1000;

export interface PageCopy {
  readonly path: string;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly response: Response;
}

/** Counts how often the copies were forgotten: what was requested before must not be stored after. */
let generation = 0;
export const generationOfCopies = (): number => generation;

/** Deletes all copies and what waits to be sent: the person of this browser has changed. */
export const forgetCopies = async (): Promise<void> => {
  generation += 1;
  indexedDB.deleteDatabase(SAVE_QUEUE.database);
  await Promise.all(Object.values(COPY_CACHES).map((name) => caches.delete(name)));
};

const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').split(' | ')[0] ?? '';

const timeOf = ({ headers }: Response): number => Number(headers.get(TIME_HEADER));

/** Forgets an earlier person's copies when a page names another owner. */
const claimFor = async (owner: string): Promise<void> => {
  const own = await caches.open(COPY_CACHES.own);
  const [first] = await own.keys();
  const stored = first && (await own.match(first));
  if (stored && stored.headers.get(OFFLINE_OWNER_HEADER) !== owner) await forgetCopies();
};

const prune = async (kind: CopyKind): Promise<void> => {
  const cache = await caches.open(COPY_CACHES[kind]);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - MAX_COPIES[kind]));
  await Promise.all(surplus.map((key) => cache.delete(key)));
};

/** Pages that are of no use without a network, or whose address says who somebody is. */
const WITHOUT_COPY = /^\/(?:login|register|registration|reactivate|unsubscribe|recommend)\b/;

const isCopyable = ({ status, headers, redirected }: Response): boolean =>
  status === 200 &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  (headers.has(OFFLINE_OWNER_HEADER) || !(headers.get('cache-control') ?? '').includes('no-store'));

/**
 * Stores a copy of a page that may have one.
 * @param since the generation when the page was requested
 * @returns its HTML; null without a copy
 */
export const storeCopy = async (
  path: string,
  response: Response,
  since: number,
): Promise<string | null> => {
  if (WITHOUT_COPY.test(path) || !isCopyable(response)) return null;
  const owner = response.headers.get(OFFLINE_OWNER_HEADER);
  const html = await response.text();
  if (since !== generation) return null;
  if (owner !== null) await claimFor(owner);
  const headers = new Headers(response.headers);
  headers.set(TITLE_HEADER, encodeURIComponent(titleIn(html)));
  headers.set(TIME_HEADER, String(Date.now()));
  const kind = owner === null ? 'public' : 'own';
  const current = generation;
  const cache = await caches.open(COPY_CACHES[kind]);
  await cache.delete(path, { ignoreVary: true });
  await cache.put(path, new Response(html, { headers }));
  // Forgotten while it was stored: opening has created the cache again.
  if (current !== generation) await caches.delete(COPY_CACHES[kind]);
  await prune(kind);
  return html;
};

const toCopy = (path: string, response: Response): PageCopy => ({
  path,
  title: decodeURIComponent(response.headers.get(TITLE_HEADER) ?? ''),
  time: timeOf(response),
  response,
});

const isReadable = (kind: CopyKind, { time }: PageCopy): boolean =>
  kind === 'public' || time > Date.now() - OWN_LIFE_MS;

/** All copies of a kind, the newest first. */
export const listCopies = async (kind: CopyKind): Promise<PageCopy[]> => {
  const cache = await caches.open(COPY_CACHES[kind]);
  const keys = await cache.keys();
  const copies = await Promise.all(
    keys.map(async (key) => {
      const { pathname, search } = new URL(key.url);
      const response = await cache.match(key, { ignoreVary: true });
      return response ? [toCopy(`${pathname}${search}`, response)] : [];
    }),
  );
  return copies
    .flat()
    .filter((copy) => isReadable(kind, copy))
    .sort((one, other) => other.time - one.time);
};

export const findCopy = async (path: string): Promise<PageCopy | null> => {
  for (const kind of ['own', 'public'] as const) {
    const cache = await caches.open(COPY_CACHES[kind]);
    const response = await cache.match(path, { ignoreVary: true });
    const copy = response && toCopy(path, response);
    if (copy && isReadable(kind, copy)) return copy;
  }
  return null;
};
