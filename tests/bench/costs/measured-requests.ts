import type { Brand } from '@broadsheet/contract/brand';
import { bffPathOf } from '@broadsheet/contract/call';
import { login } from '@broadsheet/contract/calls/auth';
import { sitemapCategory, suggest } from '@broadsheet/contract/calls/job';
import { applyJob, saveJob } from '@broadsheet/contract/calls/job-actions';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { requestCall } from '@broadsheet/test-kit/site/page-addresses';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

const BRAND: Brand = 'tech';
const BANDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** Browser headers: programs that name themselves count as crawlers, and are not recorded. */
export const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
};
const OWN = { 'sec-fetch-site': 'same-origin' };

export interface MeasuredRequest {
  readonly name: string;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of one request besides `headers`. */
  readonly headersOf?: (index: number) => Readonly<Record<string, string>>;
  /** The body for the path of this index; absent: a GET. */
  readonly bodyOf?: (index: number) => object;
}

export interface Market {
  /** Open jobs of the brand, more than any one row needs. */
  readonly jobs: readonly { readonly id: number; readonly slug: string }[];
  readonly titles: readonly string[];
  /** The token of a signed-in seeker. */
  readonly token: string;
  /** Tokens of seekers who apply in turn: each may do so for some jobs a day only. */
  readonly applicants: readonly string[];
  readonly account: { readonly email: string; readonly password: string };
}

const repeat = (path: string, times: number): string[] => new Array<string>(times).fill(path);

const IDS_A_CALL = 10;

/** The address by which a signed-in browser requests the personal blocks of a shared page; null where it has none. */
const findOwnBlocks = async (site: RunningSite, path: string): Promise<string | null> => {
  const html = await (await site.request(BRAND, path, { headers: BROWSER })).text();
  const layout = await site.request(BRAND, `/api/layout?${new URLSearchParams({ path })}`);
  const { revision } = await layout.json();
  const found = html.matchAll(/ data-block-id="([^"]+)"[^>]* data-personal/g);
  const ids = [...found].map(([, id]) => id).slice(0, IDS_A_CALL);
  const query = new URLSearchParams({ path, revision, ids: ids.join(','), html: '1' });
  return ids.length > 0 ? `/api/blocks?${query}` : null;
};

/**
 * Requests that people make of a site, each `times` times; for cached ones, the first and a repeated request are
 * separate.
 */
export const listMeasuredRequests = async (
  site: RunningSite,
  { jobs, titles, token, applicants, account }: Market,
  times: number,
): Promise<MeasuredRequest[]> => {
  const { items } = await requestCall(site, BRAND, sitemapCategory);
  const visitor = { ...BROWSER, 'accept-encoding': 'gzip' };
  const cookieOf = (signedIn: string) => ({ cookie: `token=${signedIn}; member=1` });
  const seeker = { ...visitor, ...OWN, ...cookieOf(token) };
  const jobPath = ({ id, slug }: Market['jobs'][number]) =>
    hrefOf('jobdetail', { slug, jobId: String(id) });
  const lists = items
    .flatMap(({ tag, tags }) => [
      hrefOf('category', { category: tag }),
      ...tags.map((each) => hrefOf('tag', { keyword: each.tag })),
    ])
    .flatMap((path) => BANDS.map((exp) => `${path}?exp=${exp}`));
  const searches = titles.flatMap((word) =>
    ['1', '2', '4'].map((exp) => searchHref(word, 1, { exp })),
  );
  const [list = '/', search = '/', job] = [lists[0], searches[0], jobs[0]];
  if (lists.length < times || searches.length < times || jobs.length < 2 * times || !job)
    throw new Error(`the market is too small to ask for ${times} of each`);
  const page = (name: string, paths: readonly string[], headers = visitor): MeasuredRequest => ({
    name,
    paths,
    headers,
  });
  const call = (
    name: string,
    path: string,
    headers: MeasuredRequest['headers'],
    bodyOf: (index: number) => object,
  ): MeasuredRequest => ({
    name,
    paths: repeat(path, times),
    headers: { ...OWN, ...headers, 'content-type': 'application/json' },
    bodyOf,
  });
  const own: MeasuredRequest[] = [];
  const shared = { home: '/', list, search, job: jobPath(job) };
  for (const [name, path] of Object.entries(shared)) {
    const blocks = await findOwnBlocks(site, path);
    if (blocks) own.push(page(`${name}, its own blocks`, repeat(blocks, times), seeker));
  }
  const jobcode = (index: number) => ({ jobcode: String(jobs[index]?.id) });
  return [
    page('home', repeat('/', times)),
    page('list, kept', repeat(list, times)),
    page('list', lists.slice(-times)),
    page('search, kept', repeat(search, times)),
    page('search', searches.slice(-times)),
    page('job, kept', repeat(jobPath(job), times)),
    page('job', jobs.slice(-times).map(jobPath)),
    ...own,
    page('jobfeed', repeat(hrefOf('jobfeed'), times), seeker),
    page('applied jobs', repeat('/applied-jobs', times), seeker),
    page('profile', repeat('/myprofile', times), seeker),
    page(
      'suggestions',
      titles
        .slice(0, times)
        .map((word) => `${bffPathOf(suggest)}?query=${encodeURIComponent(word)}`),
    ),
    call('save', bffPathOf(saveJob), seeker, jobcode),
    {
      ...call('apply', bffPathOf(applyJob), seeker, (index) => ({
        ...jobcode(index),
        applyAnyway: 1,
      })),
      headersOf: (index) => cookieOf(applicants[index % applicants.length] ?? token),
    },
    call('login', bffPathOf(login), {}, () => account),
  ];
};
