import { pathToFileURL } from 'node:url';
import type { PeerPage } from '../../../bench/peers/cold/peer-page.ts';

type PageData = typeof import('../../../bench/peers/cold/page-data.ts');
type Load = (path: string, cookie: string | undefined) => Promise<PeerPage>;

/** Opens the data from the bundle that all peers share: no framework bundles it once more. */
const openData = async (): Promise<Load> => {
  const bundle = pathToFileURL(process.env.PAGE_DATA ?? '').href;
  const data: PageData = await import(/* @vite-ignore */ bundle);
  const load = await data.openPageDataFromEnv();
  return (path, cookie) => load(path, data.audienceOf(cookie));
};

/** Opened for the first page: SvelteKit's build runs this file too. */
let opened: Promise<Load> | undefined;

/** Loads what a page consists of. */
export const loadPage = async (path: string, cookie: string | null): Promise<PeerPage> => {
  opened ??= openData();
  const load = await opened;
  return load(path, cookie ?? undefined);
};
