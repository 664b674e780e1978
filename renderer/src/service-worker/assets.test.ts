import { afterEach, expect, it, vi } from 'vitest';
import { answerAsset, storeAssets } from './assets.ts';

const THEME = 'https://jobs.example/theme/tech-0123456789ab.css';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A browser with one cache, and a network that answers every request in the same way. */
const openBrowser = (cacheControl: string, status = 200) => {
  const stored = new Map<string, Response>();
  vi.stubGlobal('location', { origin: 'https://jobs.example' });
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (url: string) => stored.get(url)?.clone(),
      put: async (url: string, response: Response) => void stored.set(url, response),
      keys: async () => [...stored.keys()],
      delete: async (url: string) => stored.delete(url),
    }),
  });
  const network = vi.fn(
    async () => new Response('css', { status, headers: { 'cache-control': cacheControl } }),
  );
  vi.stubGlobal('fetch', network);
  const answer = async (): Promise<string> => {
    const work: Promise<unknown>[] = [];
    const request = new Request(THEME);
    const response = await answerAsset({ request, waitUntil: (each) => void work.push(each) });
    await Promise.all(work);
    return response.text();
  };
  return { stored, network, answer };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a file that never changes is requested once', async () => {
  const { network, answer } = openBrowser(IMMUTABLE);
  expect([await answer(), await answer()]).toEqual(['css', 'css']);
  await storeAssets([THEME]);
  expect(network).toHaveBeenCalledTimes(1);
});

it.each([
  ['of a replica without this stylesheet yet', 'no-cache', 200],
  ['of a preview', 'private, no-store', 200],
  ['with an error', IMMUTABLE, 503],
])('an answer %s is shown and not stored', async (_, cacheControl, status) => {
  const { stored, answer } = openBrowser(cacheControl, status);
  expect(await answer()).toBe('css');
  await storeAssets([THEME]);
  expect([...stored.keys()]).toEqual([]);
});

it('of the files of a page, only those with a hash in their name are stored', async () => {
  const { stored } = openBrowser(IMMUTABLE);
  await storeAssets([THEME, '/logo.svg']);
  expect([...stored.keys()]).toEqual([THEME]);
});
