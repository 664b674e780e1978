import { readFileSync } from 'node:fs';
import type { Audience } from '@broadsheet/contract/audience';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { PageExplanation } from '@broadsheet/contract/explanation';
import { type PageBlock, PageJson } from '@broadsheet/contract/page-json';
import type { Preview } from '@broadsheet/contract/preview';
import { withPreview } from '@broadsheet/contract/preview-path';
import { signPreview } from '@broadsheet/preview/preview-token';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { useRunningSite } from './running-site.ts';

/** A day without a festival. */
const WORKDAY = '2027-06-16T10:00:00+05:30';
const DIWALI = '2027-10-29T10:00:00+05:30';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';

const PAGES = ['home', 'category', 'search', 'jobfeed', 'learning', 'plans'] as const;
type PageName = (typeof PAGES)[number];

const CATEGORIES = { tech: '/c/backend-jobs', management: '/c/banking-finance-jobs' };
const PATHS: Readonly<Record<PageName, Readonly<Record<Brand, string>>>> = {
  home: { tech: '/', management: '/' },
  category: CATEGORIES,
  search: { tech: '/search/java.html', management: '/search/manager.html' },
  jobfeed: { tech: '/jobfeed', management: '/jobfeed' },
  learning: { tech: '/learning', management: '/learning' },
  plans: { tech: '/subscribe/plans', management: '/subscribe/plans' },
};

type Person = Partial<Omit<Audience, 'brand'>>;
const FRESHER: Person = { experienceBand: 2 };
const RETURNER: Person = { cohort: 'parserMismatch', membership: 'basic', experienceBand: 5 };
const BASIC: Person = { membership: 'basic', cohort: 'perfectMatch', experienceBand: 4 };

/** Who a variant is for, and what they get that others do not. */
interface Case {
  readonly who: readonly Person[];
  /** Of one brand only, with its own address. */
  readonly only?: { readonly brand: Brand; readonly path: string };
  readonly at?: string;
  readonly arms?: Readonly<Record<string, string>>;
  /** Blocks in this order, with others between them. */
  readonly order?: readonly string[];
  readonly absent?: readonly string[];
  readonly settings?: Readonly<Record<string, object>>;
}

const LEADERS: readonly Person[] = [7, 8, 9].map((experienceBand) => ({ experienceBand }));
const RETURNERS: readonly Person[] = [
  RETURNER,
  { ...RETURNER, cohort: 'profileUpdateSuccess', experienceBand: 3 },
];
const FIRST_COURSES = { title: 'Courses to get you ready', source: 'jobready' };
const PRO_PAGE = '/subscribe/pro-membership';
const WOMEN = { link: '/women_at_work' };
const nearby = (brand: Brand, path: string, cities: readonly string[], link: string): Case => ({
  only: { brand, path },
  who: cities.map((city) => ({ city })),
  order: ['nearby', 'jobs'],
  settings: { nearby: { link } },
});

/** Each variant of the six pages by its name; that of the brand is what the others start from. */
const CASES: Readonly<Record<PageName, Readonly<Record<string, Case>>>> = {
  home: {
    'freshers see first jobs and courses before companies': {
      who: [FRESHER, { ...BASIC, cohort: 'freshers', experienceBand: 2 }],
      order: ['notices', 'jobs', 'courses', 'companies'],
      settings: { jobs: { title: 'First jobs', experienceBand: 2 }, courses: FIRST_COURSES },
    },
    'senior roles first': {
      who: [{ experienceBand: 6 }],
      order: ['notices', 'jobs', 'categories'],
      settings: { jobs: { title: 'Senior roles', experienceBand: 6 } },
    },
    'leaders see leadership roles and companies first': {
      who: LEADERS,
      order: ['notices', 'jobs', 'companies', 'categories'],
      absent: ['skills', 'institutes', 'courses'],
      settings: { jobs: { title: 'Leadership roles', experienceBand: 7 } },
    },
    'returners see women at work': {
      who: RETURNERS,
      order: ['prompt', 'diversity', 'notices'],
      settings: { diversity: { title: 'Back after a break' } },
    },
    'the app before cities on phones': {
      who: [{ device: 'phone' }],
      order: ['companies', 'app', 'cities'],
    },
  },
  category: {
    'courses for freshers': {
      who: [FRESHER],
      order: ['jobs', 'courses', 'tags'],
      settings: { courses: FIRST_COURSES },
    },
    'leadership roles for leaders': {
      who: LEADERS,
      order: ['jobs', 'leaders', 'tags'],
      settings: { leaders: { link: '/search/jobs.html?exp=7' } },
    },
    'women at work for returners': {
      who: RETURNERS,
      order: ['jobs', 'come-back', 'tags'],
      settings: { 'come-back': WOMEN },
    },
    'chip design in Bangalore': nearby(
      'tech',
      '/c/semiconductor-jobs',
      ['bangalore'],
      '/c/semiconductor-jobs-in-bangalore',
    ),
    'chip design in Hyderabad': nearby(
      'tech',
      '/c/semiconductor-jobs',
      ['hyderabad'],
      '/c/semiconductor-jobs-in-hyderabad',
    ),
    'supply chain in Mumbai': nearby(
      'management',
      '/c/scm-operations-jobs',
      ['mumbai', 'navi-mumbai'],
      '/c/scm-operations-jobs-in-mumbai',
    ),
    'supply chain in Pune': nearby(
      'management',
      '/c/scm-operations-jobs',
      ['pune'],
      '/c/scm-operations-jobs-in-pune',
    ),
    'cities before skills on phones': { who: [{ device: 'phone' }], order: ['cities', 'tags'] },
  },
  search: {
    'courses for freshers': {
      who: [FRESHER],
      order: ['jobs', 'ready', 'categories'],
      settings: { ready: FIRST_COURSES },
    },
    'leadership roles for leaders': {
      who: LEADERS,
      order: ['jobs', 'leaders', 'categories'],
      settings: { leaders: { link: '/search/jobs.html?exp=7' } },
    },
    'women at work for returners': {
      who: RETURNERS,
      order: ['jobs', 'come-back', 'categories'],
      settings: { 'come-back': WOMEN },
    },
    'cities before categories on phones': {
      who: [{ device: 'phone' }],
      order: ['cities', 'categories'],
    },
    'alert first': {
      who: [{ device: 'desktop' }, { ...FRESHER, device: 'tablet' }],
      arms: { 'search-alert-first': 'alert-first' },
      order: ['alert', 'filters'],
    },
  },
  jobfeed: {
    'nothing to ask': { who: [{ ...BASIC, cohort: 'none' }], absent: ['prompt'] },
    'jobs before thanks and help': {
      who: [BASIC, { ...BASIC, cohort: 'freshers' }, { ...BASIC, cohort: 'profileUpdateSuccess' }],
      order: ['jobs', 'prompt'],
    },
    'courses for freshers before offers': {
      who: [{ ...BASIC, cohort: 'freshers', experienceBand: 2 }],
      order: ['jobs', 'learning', 'early', 'notices'],
    },
    'no courses for leaders': {
      who: LEADERS.map((leader) => ({ ...BASIC, ...leader })),
      absent: ['learning'],
    },
    'women at work for returners': {
      who: RETURNERS,
      order: ['jobs', 'come-back', 'early'],
    },
    'Pro for basic members': {
      who: [BASIC],
      order: ['early', 'go-pro', 'notices'],
    },
    'highlights last': {
      who: [BASIC, RETURNER],
      arms: { 'jobfeed-highlights-last': 'last' },
      order: ['learning', 'cities', 'notices', 'footer'],
    },
  },
  learning: {
    'first jobs for freshers': {
      who: [FRESHER],
      order: ['search', 'jobready', 'jobs', 'banners'],
      settings: { jobready: FIRST_COURSES, jobs: { experienceBand: 2 } },
    },
    'newest jobs with some experience': {
      who: [3, 4, 5].map((experienceBand) => ({ experienceBand })),
      order: ['partners', 'jobs', 'footer'],
      settings: { jobs: { title: 'Newest jobs', experienceBand: 1 } },
    },
    'senior roles': {
      who: [{ experienceBand: 6 }],
      settings: { jobs: { title: 'Senior roles', experienceBand: 6 } },
    },
    'leadership roles for leaders': {
      who: LEADERS,
      order: ['banners', 'institutes', 'categories', 'jobs'],
      absent: ['jobready'],
      settings: { jobs: { title: 'Leadership roles', experienceBand: 7 } },
    },
    'women at work for returners': {
      who: RETURNERS,
      order: ['trending', 'come-back', 'jobready'],
      settings: { 'come-back': WOMEN },
    },
    'jobs first': {
      who: [{}, { experienceBand: 7 }],
      arms: { 'learning-jobs-first': 'jobs-first' },
      order: ['search', 'jobs', 'banners'],
    },
  },
  plans: {
    'resume first for freshers': {
      who: [FRESHER],
      settings: {
        cards: {
          plans: ['resumeBuilder', 'earlyApplicant', 'proMembership'],
          highlight: 'resumeBuilder',
        },
      },
    },
    'Pro first for leaders': {
      who: LEADERS,
      settings: {
        cards: {
          plans: ['proMembership', 'earlyApplicant', 'resumeBuilder'],
          highlight: 'proMembership',
        },
      },
    },
    'members with Pro see the other plans': {
      who: [
        { ...BASIC, membership: 'pro' },
        { ...BASIC, membership: 'pro', experienceBand: 7 },
      ],
      settings: {
        cards: {
          title: 'Add to your Pro membership',
          plans: ['earlyApplicant', 'resumeBuilder', 'proMembership'],
          highlight: 'none',
        },
      },
    },
  },
};

const site = useRunningSite();

/** A block as somebody sees it. */
interface Seen {
  readonly id: string;
  /** Absent at the top of a page. */
  readonly slot?: string | undefined;
  readonly settings?: unknown;
  readonly data?: unknown;
}

const flatten = (blocks: readonly PageBlock[], slot?: string): (PageBlock & Seen)[] =>
  blocks.flatMap((block) => [
    { ...block, slot },
    ...Object.entries(block.slots ?? {}).flatMap(([name, own]) =>
      flatten(own, `${block.id}.${name}`),
    ),
  ]);

const readJson = async (
  brand: Brand,
  href: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> => (await site().request(brand, href, { headers })).json();

const readBlocks = async (
  brand: Brand,
  path: string,
  headers?: Readonly<Record<string, string>>,
): Promise<(PageBlock & Seen)[]> => {
  const page = await readJson(brand, `/api/layout?path=${encodeURIComponent(path)}`, headers);
  Value.Assert(PageJson, page);
  return flatten(page.blocks);
};

const readExplained = async (brand: Brand, path: string, preview: string): Promise<Seen[]> => {
  const explained = await readJson(brand, `/api/explain?${new URLSearchParams({ path, preview })}`);
  Value.Assert(PageExplanation, explained);
  return explained.blocks.filter(({ shown }) => shown);
};

/** The blocks of a page as somebody sees it; of the job feed, which needs an account, as the site explains it. */
const readBlocksAs = async (
  page: PageName,
  { only, at = WORKDAY, arms }: Pick<Case, 'only' | 'at' | 'arms'>,
  brand: Brand,
  audience: Person,
): Promise<readonly Seen[]> => {
  const now = Date.now();
  const expires = new Date(now + HOUR_MS).toISOString();
  const preview: Preview = { brand, audience, at, expires, ...(arms ? { arms } : {}) };
  const path = only?.path ?? PATHS[page][brand];
  const token = await signPreview(preview, site().siteSecret, now);
  return page === 'jobfeed'
    ? readExplained(brand, path, token)
    : readBlocks(brand, withPreview(path, token));
};

const idsOf = (blocks: readonly Seen[]): string[] => blocks.map(({ id }) => id);

describe.each(PAGES)('the page %s', (page) => {
  const cases = CASES[page];

  it('has these variants and no others', () => {
    const text = readFileSync(new URL(`../../layouts/${page}.json`, import.meta.url), 'utf8');
    const names = JSON.parse(text).variants.map(({ name }: { name: string }) => name);
    const others = names.filter((name: string) => name !== 'management');
    expect(Object.keys(cases).sort()).toEqual(others.sort());
  });

  const rows = Object.entries(cases).flatMap(([name, each]) =>
    BRANDS.filter((brand) => !each.only || each.only.brand === brand).map((brand) => ({
      name,
      brand,
      each,
    })),
  );

  it.each(rows)('shows on $brand what is meant by: $name', async ({ brand, each }) => {
    const { who, order = [], absent = [], settings = {} } = each;
    for (const audience of who) {
      const blocks = await readBlocksAs(page, each, brand, audience);
      const ids = idsOf(blocks);
      expect(ids.filter((id) => order.includes(id))).toEqual(order);
      expect(ids.filter((id) => absent.includes(id))).toEqual([]);
      for (const [id, expected] of Object.entries(settings))
        expect(blocks.find((block) => block.id === id)).toMatchObject({ settings: expected });
    }
  });

  it.each(rows)('looks otherwise to others on $brand: $name', async ({ brand, each }) => {
    const others = { ...each, at: WORKDAY, arms: undefined };
    const other: Person =
      page === 'jobfeed' ? { membership: 'pro', cohort: 'experienceMissing' } : {};
    const seen = (blocks: readonly Seen[]) =>
      blocks.map(({ id, slot, settings }) => [id, slot, settings]);
    const plain = seen(await readBlocksAs(page, others, brand, other));
    for (const audience of each.who)
      expect(seen(await readBlocksAs(page, each, brand, audience))).not.toEqual(plain);
  });
});

it.each(BRANDS)(
  'visitors of %s who chose an experience, or have a phone, get the same',
  async (brand) => {
    const ofCookie = await readBlocks(brand, '/', { cookie: 'band=2', 'user-agent': PHONE });
    const ofPreview = await readBlocksAs('home', {}, brand, { ...FRESHER, device: 'phone' });
    const withoutTimes = (ids: readonly string[]) => ids.filter((id) => id !== 'greeting');
    expect(withoutTimes(idsOf(ofCookie))).toEqual(idsOf(ofPreview));
  },
);

const MEMBERS = [
  { name: 'fresher', order: ['jobs', 'learning', 'early'], shown: { learning: FIRST_COURSES } },
  { name: 'basic', order: ['early', 'go-pro'], shown: { 'go-pro': { link: PRO_PAGE } } },
  { name: 'pro', order: ['early', 'notices'], shown: {} },
] as const;

describe.each(BRANDS)('the job feed of %s', (brand) => {
  it.each(MEMBERS)('is what is meant for the member $name', async ({ name, order, shown }) => {
    const caller = createCaller(site(), brand);
    const body = { email: `${name}@${brand}.example`, password: 'broadsheet demo' };
    await caller.call(login, { body });
    const blocks = await readBlocks(brand, '/jobfeed', { cookie: `token=${caller.token}` });
    expect(idsOf(blocks).filter((id) => order.some((each) => each === id))).toEqual(order);
    expect(idsOf(blocks).includes('go-pro')).toBe(name !== 'pro');
    for (const [id, settings] of Object.entries(shown))
      expect(blocks.find((block) => block.id === id)).toMatchObject({ settings });
  });
});

const FESTIVALS = [
  { day: '2026-12-31T10:00:00+05:30', banner: 'new-year' },
  { day: '2027-03-08T10:00:00+05:30', banner: 'womens-day' },
  { day: DIWALI, banner: 'diwali' },
];
const bannersOn = async (brand: Brand, at: string): Promise<string[]> => {
  const blocks = await readBlocksAs('home', { at }, brand, {});
  const { data } = blocks.find(({ id }) => id === 'notices') ?? {};
  return (data as { banners: { id: string }[] }).banners.map(({ id }) => id);
};

it.each(BRANDS)(
  'the first banner of %s is that of the festival, and of none on other days',
  async (brand) => {
    for (const { day, banner } of FESTIVALS) expect((await bannersOn(brand, day))[0]).toBe(banner);
    const names = FESTIVALS.map(({ banner }) => banner);
    expect((await bannersOn(brand, WORKDAY)).filter((id) => names.includes(id))).toEqual([]);
  },
);

it.each(BRANDS)('home of %s has a greeting for Diwali, and not before or after', async (brand) => {
  const idsAt = async (at: string) => idsOf(await readBlocksAs('home', { at }, brand, FRESHER));
  const ids = await idsAt(DIWALI);
  expect(ids.indexOf('greeting')).toBe(ids.indexOf('notices') - 1);
  for (const at of ['2027-10-24T23:59:59+05:30', '2027-11-01T00:00:00+05:30'])
    expect(await idsAt(at)).not.toContain('greeting');
});
