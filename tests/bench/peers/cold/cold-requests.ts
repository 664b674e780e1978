import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitemapCategory } from '@broadsheet/contract/calls/job';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import { requestCall } from '@broadsheet/test-kit/site/page-addresses';
import type { BenchSite } from '../../servers/bench-site.ts';
import { closeAtEnd } from '../../servers/left-open.ts';
import type { Headers } from '../../servers/request.ts';
import type { RunningProgram } from '../../servers/start-program.ts';

const SEEKERS = 40;
const MONTHS_APART = 6;
const BANDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export interface ColdRequest {
  readonly path: string;
  readonly headers: Headers;
}

/** Requests of which no two in a minute are equal, by kind of page. */
export interface ColdRequests {
  readonly job: readonly ColdRequest[];
  readonly list: readonly ColdRequest[];
  readonly search: readonly ColdRequest[];
  /** Of seekers with a profile. Their pages are never cached. */
  readonly feed: readonly ColdRequest[];
}

const ofVisitors = (paths: readonly string[]): ColdRequest[] =>
  paths.map((path) => ({ path, headers: {} }));

/** Reads the addresses of a site's pages, and adds seekers. @param product its BFF */
export const listColdRequests = async (
  { databaseFolder }: BenchSite,
  product: RunningProgram,
): Promise<ColdRequests> => {
  const databaseUrl = readFileSync(join(databaseFolder, 'url'), 'utf8').trim();
  const opened = await openDatabase({ databaseUrl, dataDir: '', log: () => undefined });
  closeAtEnd(opened.close);
  const { database } = opened;
  const jobs = await database
    .selectFrom('jobs')
    .select(['id', 'slug'])
    .where('brand', '=', 'tech')
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
  const tags = await database.selectFrom('tags').select('label').orderBy('label').execute();
  const labels = tags.map(({ label }) => label);
  const request = (_: string, path: string) => fetch(`${product.url}${path}`);
  const { items } = await requestCall({ request }, 'tech', sitemapCategory);
  const lists = items.flatMap(({ tag, tags: own }) => [
    hrefOf('category', { category: tag }),
    ...own.map((each) => hrefOf('tag', { keyword: each.tag })),
  ]);
  const feed: ColdRequest[] = [];
  for (let index = 0; index < SEEKERS; index += 1) {
    const profile = {
      category_id: items[index % items.length]?.dataId ?? null,
      experience_months: index * MONTHS_APART,
    };
    const { token } = await addSeeker({ database, now: Date.now() }, {}, profile);
    feed.push({ path: hrefOf('jobfeed'), headers: { cookie: `token=${token}; member=1` } });
  }
  return {
    job: ofVisitors(jobs.map(({ id, slug }) => hrefOf('jobdetail', { slug, jobId: String(id) }))),
    list: ofVisitors(lists.flatMap((path) => BANDS.map((exp) => `${path}?exp=${exp}`))),
    search: ofVisitors(
      labels.flatMap((label, at) =>
        ['1', '2', '4'].map((exp) =>
          searchHref(`${label} ${labels[(at + 5) % labels.length]}`, 1, { exp }),
        ),
      ),
    ),
    feed,
  };
};
