import type { Brand } from '@broadsheet/contract/brand';
import type { CallAnswer, CallDefinition } from '@broadsheet/contract/call';
import { bffPathOf } from '@broadsheet/contract/call';
import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import { featuredCourses } from '@broadsheet/contract/calls/course';
import { companyList, search, sitemapCategory } from '@broadsheet/contract/calls/job';
import { recruiterSearch } from '@broadsheet/contract/calls/recruiter';
import { hrefOf, matchPage, searchHref } from '@broadsheet/contract/match-page';
import {
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import type { SiteAddresses } from '@broadsheet/contract/site-addresses';
import { Value } from 'typebox/value';

/** Requests paths of a brand's site. */
interface SiteRequests {
  readonly request: (brand: Brand, path: string) => Promise<Response>;
}

/** Makes a call to a running site; throws when the response does not match the contract. */
export const requestCall = async <Call extends CallDefinition>(
  site: SiteRequests,
  brand: Brand,
  call: Call,
  query: Record<string, string> = {},
): Promise<CallAnswer<Call>> => {
  const response = await site.request(brand, `${bffPathOf(call)}?${new URLSearchParams(query)}`);
  const answer: unknown = await response.json();
  Value.Assert(call.answer, answer);
  return answer as CallAnswer<Call>;
};

const LANDING_PAGE = '/work-from-home-jobs';

/** What the shipped content adds to the addresses of both sites. */
export const shippedAddresses: SiteAddresses = {
  landing: new Map([[LANDING_PAGE, 'landing/work-from-home']]),
  redirects: new Map(),
  isComplete: true,
};

/** The kind of page at an address of a site with the shipped content; null where it redirects. */
export const kindAt = (path: string): PageLayoutName | null => {
  if (shippedAddresses.landing.has(path)) return 'landing';
  const page = matchPage(path);
  return 'kind' in page ? page.kind : null;
};

const isPlain = (kind: PageLayoutName): boolean => !PAGE_KINDS[kind].paths.join().includes('{');

const isOpenOn = (brand: Brand, kind: PageLayoutName): boolean => {
  const { auth, brands }: PageKindDefinition = PAGE_KINDS[kind];
  return auth === 'public' && (!brands || brands.includes(brand));
};

/** The kinds of a brand's pages that are open to everybody. */
export const listOpenKinds = (brand: Brand): PageLayoutName[] =>
  (Object.keys(PAGE_KINDS) as PageLayoutName[]).filter((kind) => isOpenOn(brand, kind));

/** Those of them with a single address. */
const listPlainPages = (brand: Brand): PageLayoutName[] =>
  listOpenKinds(brand).filter((kind) => PAGE_KINDS[kind].paths.length > 0 && isPlain(kind));

const first = <Item>(items: readonly Item[], what: string): Item => {
  const [item] = items;
  if (!item) throw new Error(`the site has no ${what}`);
  return item;
};

/** Addresses that exist on a running site, by their kind of page; `notfound` is one that does not exist. */
export const readPageAddresses = async (
  site: SiteRequests,
  brand: Brand,
): Promise<Partial<Record<PageLayoutName, readonly string[]>>> => {
  const jobs = await requestCall(site, brand, search, { size: '1' });
  const companies = await requestCall(site, brand, companyList, { size: '1' });
  const courses = await requestCall(site, brand, featuredCourses);
  const { items } = await requestCall(site, brand, sitemapCategory);
  const articles = await requestCall(site, brand, latestBlogs, { size: '1' });
  const company = first(companies.items, 'companies');
  const hiring = await requestCall(site, brand, recruiterSearch, { query: company.name });
  const recruiter = first(hiring.items, 'recruiters');
  const category = first(items, 'categories');
  const tag = first(category.tags, 'tags').tag;
  const job = first(jobs.items, 'jobs');
  const city = first(job.cities, 'cities').slug;
  const course = first(courses.items, 'courses');
  return {
    ...Object.fromEntries(listPlainPages(brand).map((kind) => [kind, [hrefOf(kind)]])),
    registration: [hrefOf('registration', { step: 'addPersonalDetails' })],
    course: [hrefOf('course', { slug: course.slug })],
    article: [hrefOf('article', { slug: first(articles.items, 'articles').slug })],
    learning: [hrefOf('learning'), hrefOf('learning', {}, { category: course.category.slug })],
    category: [
      hrefOf('category', { category: category.tag }),
      hrefOf('category', { category: category.tag }, { exp: '4', sort: 'date', page: '2' }),
    ],
    location_based: [
      hrefOf('location_based', { category: category.tag, city }),
      hrefOf('location_based', { keyword: tag, city }),
    ],
    location: [hrefOf('location', { city })],
    tag: [hrefOf('tag', { keyword: tag })],
    search: [
      searchHref('manager'),
      searchHref('jobs', 2),
      searchHref('jobs', 1, { exp: '3', wfh: '1' }),
      searchHref('zzqxwv'),
    ],
    jobdetail: [hrefOf('jobdetail', { slug: job.slug, jobId: String(job.id) })],
    company: [hrefOf('company', { slug: company.slug }), hrefOf('company')],
    'similar-jobs': [hrefOf('similar-jobs', { jobId: String(job.id) })],
    recruiterJobfeed: [hrefOf('recruiterJobfeed', { recruiterId: String(recruiter.id) })],
    recommend: [hrefOf('recommend', { token: 'a-link-that-is-spent-already' })],
    landing: [LANDING_PAGE],
    notfound: ['/no/such/page'],
  };
};
