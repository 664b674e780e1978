import { bffPathOf } from '@broadsheet/contract/call';
import { jobFeed } from '@broadsheet/contract/calls/feed';
import { sitemapCategory } from '@broadsheet/contract/calls/job';
import { saveJob, unsaveJob } from '@broadsheet/contract/calls/job-actions';
import type { Criticality } from '@broadsheet/contract/criticality';
import { hrefOf } from '@broadsheet/contract/match-page';
import { requestCall } from '@broadsheet/test-kit/site/page-addresses';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Person } from '../kills/people.ts';

export interface MixedRequest {
  readonly kind: RequestKind;
  readonly criticality: Criticality;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Addresses of job pages: the slug of an address need not be that of its job. */
export const findJobPaths = async (
  { request }: Pick<RunningSite, 'request'>,
  jobIds: readonly number[],
): Promise<string[]> => {
  const paths: string[] = [];
  for (const jobId of jobIds) {
    const href = hrefOf('jobdetail', { slug: 'job', jobId: String(jobId) });
    const { headers } = await request('tech', href);
    paths.push(headers.get('location') ?? href);
  }
  return paths;
};

type Below = (limit: number) => number;

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
export const BROWSER_HEADERS = {
  'user-agent': BROWSER,
  'accept-encoding': 'gzip',
  accept: 'text/html',
};
const JSON_BODY = {
  ...BROWSER_HEADERS,
  accept: 'application/json',
  'content-type': 'application/json',
};
const KEYWORDS = ['manager', 'clerk', 'java', 'sales', 'nurse', 'driver', 'finance', 'design'];
const BANDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Lists of jobs by category and keyword, for each experience band: more than fit into the cache. */
export const findListPaths = async (site: Pick<RunningSite, 'request'>): Promise<string[]> => {
  const { items } = await requestCall(site, 'tech', sitemapCategory);
  return items
    .flatMap(({ tag, tags }) => [
      hrefOf('category', { category: tag }),
      ...tags.map((each) => hrefOf('tag', { keyword: each.tag })),
    ])
    .flatMap((path) => BANDS.map((exp) => `${path}?exp=${exp}`));
};

/** The possible requests. */
export interface Askable {
  readonly people: readonly Pick<Person, 'token'>[];
  readonly jobIds: readonly number[];
  readonly jobPaths: readonly string[];
  readonly listPaths: readonly string[];
}

const NONE = {
  ...{ write: 0, login: 0, home: 0, list: 0, job: 0, feed: 0, search: 0, feedCall: 0 },
  ...{ prefetched: 0, crawled: 0, unknown: 0, invalid: 0 },
};

/** How many of a hundred requests are of a kind. */
export const MIXES = {
  /** Requests of most people, mostly uncached: the BFF creates pages from cached data. */
  pages: {
    ...NONE,
    ...{ write: 8, login: 2, home: 5, list: 26, job: 26, feed: 1, search: 1, feedCall: 1 },
    ...{ prefetched: 15, crawled: 15 },
  },
  /** Signed-in seekers, and new searches: services and PostgreSQL do most of the work. */
  people: {
    ...NONE,
    ...{ write: 8, login: 2, home: 15, list: 5, job: 15, feed: 10, search: 10, feedCall: 5 },
    ...{ prefetched: 15, crawled: 15 },
  },
  /** A bit of everything, mostly fast: for very many requests. */
  quick: {
    ...{ write: 3, login: 14, home: 60, list: 2, job: 4, feed: 1, search: 1, feedCall: 1 },
    ...{ prefetched: 2, crawled: 2, unknown: 5, invalid: 5 },
  },
} as const;
export type Mix = keyof typeof MIXES;
export type RequestKind = keyof (typeof MIXES)[Mix];

type Made = Omit<MixedRequest, 'kind'>;

/** Requests of people and machines, one at a time. */
export const createMix = (
  mix: Mix,
  { people, jobIds, jobPaths, listPaths }: Askable,
  below: Below,
) => {
  const pick = <T>(all: readonly T[]): T => {
    const one = all[below(all.length)];
    if (one === undefined) throw new Error('there is nothing to pick from');
    return one;
  };
  const bearer = () => ({ authorization: `Bearer ${pick(people).token}` });
  const get = (criticality: Criticality, path: string, headers = {}): Made => ({
    criticality,
    method: 'GET',
    path,
    headers: { ...BROWSER_HEADERS, ...headers },
  });
  const write = (): Made => ({
    criticality: 'critical',
    method: 'POST',
    path: bffPathOf(pick([saveJob, unsaveJob])),
    headers: { ...JSON_BODY, ...bearer() },
    body: JSON.stringify({ jobcode: String(pick(jobIds)) }),
  });
  const search = () => encodeURIComponent(`${pick(KEYWORDS)} ${below(10_000)}`);
  const makers: Readonly<Record<RequestKind, () => Made>> = {
    write,
    login: () => get('critical', hrefOf('login', {})),
    home: () => get('normal', '/'),
    list: () => get('normal', pick(listPaths)),
    job: () => get('normal', pick(jobPaths)),
    feed: () => get('normal', hrefOf('jobfeed', {}), { cookie: `token=${pick(people).token}` }),
    search: () => get('normal', `/api/job/search?query=${search()}`),
    feedCall: () => get('normal', bffPathOf(jobFeed), bearer()),
    prefetched: () => get('sheddable', pick(listPaths), { 'sec-purpose': 'prefetch' }),
    unknown: () => get('normal', `/nothing-is-here-${below(1_000_000)}`),
    invalid: () => ({ ...write(), body: JSON.stringify({ jobcode: { of: [below(10)] } }) }),
    crawled: () => get('sheddable', pick(jobPaths), { 'user-agent': CRAWLER }),
  };
  const hundred = Object.entries(MIXES[mix]).flatMap(([kind, share]) =>
    new Array<RequestKind>(share).fill(kind as RequestKind),
  );
  return (): MixedRequest => {
    const kind = pick(hundred);
    return { kind, ...makers[kind]() };
  };
};
