import { cache } from 'react';
import type * as PageData from '../../../bench/peers/cold/page-data.ts';

/** The bundle that every peer loads its pages with. */
const importPageData = (): Promise<typeof PageData> =>
  import(/* turbopackIgnore: true */ process.env.PAGE_DATA ?? '');

let opened: Promise<PageData.LoadPage> | undefined;

/** Loads a page once for each request. @param cookie of the request; absent: of nobody */
export const loadPage = cache(async (path: string, cookie?: string) => {
  const { audienceOf, openPageDataFromEnv } = await importPageData();
  opened ??= openPageDataFromEnv();
  const load = await opened;
  return load(path, audienceOf(cookie));
});
