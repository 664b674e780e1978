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
/** As people come: programs by their own name are taken for crawlers, and not counted. */
export const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
};
const OWN = { 'sec-fetch-site': 'same-origin' };

export interface MeasuredRequest {
  readonly name: string;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** What is sent to the path of this place; absent: it is fetched. */
  readonly bodyOf?: (index: number) => object;
}

export interface Market {
  /** Open jobs of the brand, more than any one row asks for. */
  readonly jobs: readonly { readonly id: number; readonly slug: string }[];
  readonly titles: readonly string[];
  /** Of somebody who is signed in. */
  readonly token: string;
  readonly account: { readonly email: string; readonly password: string };
}

const repeat = (path: string, times: number): string[] => new Array<string>(times).fill(path);

const IDS_A_CALL = 10;

/** Where a browser that is signed in asks for what a shared page shows to its reader; null where it shows nothing of the kind. */
const findOwnBlocks = async (site: RunningSite, path: string): Promise<string | null> => {
  const html = await (await site.request(BRAND, path, { headers: BROWSER })).text();
  const layout = await site.request(BRAND, `/api/layout?${new URLSearchParams({ path })}`);
  const { revision } = await layout.json();
  const found = html.matchAll(/ data-block-id="([^"]+)"[^>]* data-personal/g);
  const ids = [...found].map(([, id]) => id).slice(0, IDS_A_CALL);
  const query = new URLSearchParams({ path, revision, ids: ids.join(','), html: '1' });
  return ids.length > 0 ? `/api/blocks?${query}` : null;
};

/** What people ask of a site, each as often as `times`; where something is kept, once for the first time and once again. */
export const listMeasuredRequests = async (
  site: RunningSite,
  { jobs, titles, token, account }: Market,
  times: number,
): Promise<MeasuredRequest[]> => {
  const { items } = await requestCall(site, BRAND, sitemapCategory);
  const visitor = { ...BROWSER, 'accept-encoding': 'gzip' };
  const seeker = { ...visitor, ...OWN, cookie: `token=${token}; member=1` };
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
    call('apply', bffPathOf(applyJob), seeker, jobcode),
    call('login', bffPathOf(login), {}, () => account),
  ];
};
