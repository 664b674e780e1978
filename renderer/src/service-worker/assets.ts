import { type FetchEvent, worker } from './worker-scope.ts';

export const ASSET_CACHE = 'assets-2';
const MAX_ASSETS = 200;

/** Their names contain the hash of their content, or their version. */
export const IS_ASSET = /^\/(?:assets|theme)\/.+-[\w-]{8,}\.\w+$/;

/** A replica that does not have the content of an address yet, or a preview, answers with what may not be stored. */
const isStorable = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('cache-control') ?? '').includes('immutable');

/** Answers from the stored files, else from the network. */
export const answerAsset = async (
  event: Pick<FetchEvent, 'request' | 'waitUntil'>,
): Promise<Response> => {
  const { request } = event;
  const cache = await caches.open(ASSET_CACHE);
  const known = await cache.match(request.url, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (isStorable(response)) event.waitUntil(cache.put(request.url, response.clone()));
  return response;
};

const storeAsset = async (cache: Cache, file: string): Promise<void> => {
  if (await cache.match(file, { ignoreVary: true })) return;
  const response = await fetch(file);
  if (isStorable(response)) await cache.put(file, response);
};

/** Stores files of a page that was loaded before the worker was there. The browser still has them. */
export const storeAssets = async (files: readonly string[]): Promise<void> => {
  const cache = await caches.open(ASSET_CACHE);
  const assets = files.filter((file) =>
    IS_ASSET.test(new URL(file, worker.location.origin).pathname),
  );
  for (const file of assets) await storeAsset(cache, file);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - MAX_ASSETS));
  await Promise.all(surplus.map((key) => cache.delete(key)));
};
