import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { createSnapshot } from '@broadsheet/content-store/create-snapshot';
import { exampleBrand } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import { readContentFiles } from '@broadsheet/content-store/read-content-files';
import type { PageSnapshot, Snapshot } from '@broadsheet/content-store/snapshot';
import {
  ANYBODY,
  type Audience,
  CLASS_FIELDS,
  type ClassField,
  isPossibleSeeker,
} from '@broadsheet/contract/audience';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { BRANDS } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import {
  type Arms,
  type Experiments,
  NO_ARMS,
  NO_EXPERIMENTS,
} from '@broadsheet/contract/experiments';
import { hasPageKind } from '@broadsheet/contract/has-page-kind';
import type { Layout, When } from '@broadsheet/contract/layout';
import type { PageCost } from '@broadsheet/contract/page-cost';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { PageName } from '@broadsheet/contract/page-name';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { compileLayout } from '@broadsheet/layout-engine/compile-layout';
import { listValues } from '@broadsheet/layout-engine/cost/audience-cells';
import { type CostedPage, pageCostOf } from '@broadsheet/layout-engine/cost/page-cost';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import {
  knownArms,
  layout as layouts,
  namedAudiences,
} from '@broadsheet/layout-engine/plain-rules.fixture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../session/reader.ts';
import type { Site } from '../../site/site.ts';
import type { PageRequest } from '../request/page-request.ts';
import { isForOne } from './page-kind.ts';
import { pageCacheKey, planPage } from './plan-page.ts';
import type { PlanDeps } from './select-page-plan.ts';

const CATALOG = { id: 'web@1' };
const PERSON = { visitorId: 'v', seekerId: null };

/** Plans one address for one person with these arms, as the BFF does for a request. */
const planFor = (
  definitions: BlockDefinitions,
  site: Site,
  path: string,
  visitor: Audience,
  arms: Arms,
  now: number,
) => {
  const deps: PlanDeps = {
    definitions,
    experiments: {
      assign: () => ({
        arms,
        assignments: Object.entries(arms).map(([key, arm]) => ({
          key,
          arm,
          bucketVersion: 1,
          unit: { kind: 'visitor', id: 'v' } as const,
        })),
        storedBuckets: { visitor: {}, seeker: {} },
      }),
      recorder: { isOpen: () => true },
      onAssignFault: (error) => {
        throw error;
      },
    },
  };
  const request = {
    site,
    path,
    visitor,
    findReader: null,
    claimedSeekerId: () => null,
    findParticipation: () => ({
      participant: PERSON,
      storedBuckets: { visitor: {}, seeker: {} },
      isNew: false,
    }),
    now,
    preview: null,
    catalog: CATALOG,
    lacksClass: () => false,
    storedFilter: undefined,
  } as unknown as PageRequest;
  const match = resolvePage(site.brand, path);
  if ('redirect' in match) throw new Error(`${path} redirects`);
  const plan = planPage(deps, request, { reader: VISITOR, visitor }, match);
  if ('redirect' in plan) throw new Error(`${path} redirects`);
  return plan;
};

const siteOf = (snapshot: Snapshot, brand: BrandConfig): Site => ({
  brand,
  snapshot,
  themeHref: '',
  origin: '',
  rollout: null,
  next: null,
});

/** Everybody who differs in these fields. A member otherwise: visitors have no cohort. */
const listPersons = (brand: BrandConfig, fields: readonly ClassField[]): Audience[] => {
  let persons: Audience[] = [{ ...ANYBODY, brand: brand.brand, membership: 'basic' }];
  for (const field of fields)
    persons = persons.flatMap((person) =>
      listValues(field, brand, false).map((value) => ({ ...person, [field]: value })),
    );
  return persons.filter(isPossibleSeeker);
};

/** The most page cache keys of one of these addresses at one of these times. */
const countKeys = (
  definitions: BlockDefinitions,
  site: Site,
  persons: readonly Audience[],
  paths: readonly string[],
  instants: readonly number[],
  arms: readonly Arms[],
): number => {
  const counts = paths.flatMap((path) =>
    instants.map((now) => {
      const keys = new Set<string>();
      for (const person of persons)
        for (const each of arms)
          keys.add(pageCacheKey(planFor(definitions, site, path, person, each, now), 'html'));
      return keys.size;
    }),
  );
  return Math.max(...counts);
};

const contentOf = (brand: BrandConfig, banners: Snapshot['banners']) => ({
  brand,
  banners: (source: string) => banners.get(source) ?? [],
});

const loaded = loadContent(
  await readContentFiles(fileURLToPath(new URL('../../../../', import.meta.url))),
  blockDefinitions,
);
const { brands } = loaded;
if (!brands) throw new Error('the own content must be without a fault');
const own = createSnapshot({ ...loaded, brands });
const NOW = Date.parse('2026-11-25T12:00:00Z');

const slugsOf = (brand: BrandConfig) => ({
  city: brand.cities[0]?.slug ?? '',
  category: brand.categories[0]?.tag ?? '',
  keyword: brand.categories[0]?.tags[0]?.tag ?? '',
});

/** Addresses that decide their topic; all others have none. */
const pathsOf = (kind: PageLayoutName, brand: BrandConfig): readonly string[] => {
  const { city, category, keyword } = slugsOf(brand);
  const known: Partial<Record<PageLayoutName, readonly string[]>> = {
    home: ['/'],
    category: [`/c/${category}-jobs`],
    tag: [`/k/${keyword}-jobs`],
    location: [`/jobs-in-${city}`],
    location_based: [`/c/${category}-jobs-in-${city}`, `/k/${keyword}-jobs-in-${city}`],
    search: [`/search/${keyword}.html`, '/search/welding.html'],
    learning: ['/learning'],
    plans: ['/subscribe/plans'],
    faq: ['/faq'],
    aboutus: ['/aboutus'],
  };
  return known[kind] ?? [];
};

/** All arms of the experiments that run on a page; an experiment without an entry is one that somebody takes no part in. */
const armsOf = (kind: PageLayoutName): readonly Arms[] =>
  [...own.experiments.byKey]
    .filter(([, { page, status }]) => page === kind && status === 'running')
    .reduce<readonly Arms[]>(
      (all, [key, { variants }]) =>
        all.flatMap((arms) => Object.keys(variants).map((arm) => ({ ...arms, [key]: arm }))),
      [NO_ARMS],
    );

describe.each(BRANDS)('the cost of the shipped pages on %s', (name) => {
  const brand = brands[name];
  const site = siteOf(own, brand);
  const costOf = (page: CostedPage): PageCost =>
    pageCostOf(page, {
      definitions: blockDefinitions,
      content: contentOf(brand, own.banners),
      experiments: own.experiments,
      now: NOW,
    });
  const pages = [...own.pages.values()].filter(({ kind }) => hasPageKind(brand, kind));

  it.each(pages)('is of the sharing that the BFF decides: $kind', (page) => {
    const { level, reason } = costOf(page);
    expect(level === 'viewer').toBe(isForOne(page, page));
    expect(level === 'viewer').toBe(reason !== null);
  });

  it.each(pages.filter(({ kind }) => pathsOf(kind, brand).length > 0))(
    'is the number of keys in the page cache: $kind',
    (page) => {
      const { fields, classes, level } = costOf(page);
      const varying = fields.map(({ field }) => field);
      const paths = pathsOf(page.kind, brand);
      const persons = listPersons(brand, varying);
      expect(classes).toBe(
        countKeys(blockDefinitions, site, persons, paths, [NOW], armsOf(page.kind)),
      );
      const levels = paths.map(
        (path) =>
          planFor(blockDefinitions, site, path, { ...ANYBODY, brand: name }, NO_ARMS, NOW).sharing,
      );
      expect(levels.map((sharing) => sharing.level)).toEqual(paths.map(() => level));
      if (page.kind !== 'search')
        expect(levels.map(({ classFields }) => classFields)).toEqual(paths.map(() => varying));
    },
  );
});

/** Types that read of the audience what their settings say, so that variants change what a page reads. */
const reading: BlockDefinitions = {
  ...exampleDefinitions,
  text: {
    ...(exampleDefinitions.text as BlockDefinitions[string]),
    varies: ['experienceBand', 'city', 'cohort'],
    consults: ({ title, limit }) => ({
      ...(title === 'b' && { cohort: 'all' }),
      ...(limit === 1 && {
        experienceBand: new Map([
          [1, 'few'],
          [2, 'few'],
          [9, 'many'],
        ]),
      }),
      ...(limit === 2 && { city: new Map([['pune', 'west']]) }),
    }),
  },
  aged: { ...(exampleDefinitions.aged as BlockDefinitions[string]), varies: ['membership'] },
};

const brand = exampleBrand('tech');
const experimentOf = (activation: string | null, variants: readonly string[]) => ({
  page: 'home',
  unit: 'visitor' as const,
  status: 'running' as const,
  variants: Object.fromEntries(variants.map((arm) => [arm, 100 / variants.length])),
  ...(activation !== null && { activation: { block: activation } }),
});
/** A plan that is dropped from its memo gets another key; a page with so many is a finding long before. */
const MEMOISED = 2_000;
/** Requests that a layout of a test takes at most. */
const REQUESTS_MAX = 8_000;
const cellsOf = ({ fields, experiments, time }: PageSnapshot['compiled']): number =>
  [...fields, ...experiments, time].reduce((product, { classes }) => product * classes.length, 1);

const pageOf = (
  layout: Parameters<typeof compileLayout>[0],
  kind: PageLayoutName & PageName,
): PageSnapshot => ({
  name: kind,
  kind,
  layout,
  revision: 'sha256:test',
  compiled: compileLayout(layout, reading, knownArms, namedAudiences),
});

const siteWith = (page: PageSnapshot, experiments: Experiments): Site =>
  siteOf(
    {
      ...own,
      brands: { ...brands, tech: brand },
      pages: new Map([[page.name, page]]),
      experiments,
    },
    brand,
  );

const instantsOf = ({ compiled }: PageSnapshot, now: number): readonly number[] => [
  now,
  ...compiled.time.instants.filter((instant) => instant > now),
];

/** Fields that nobody asks for make no difference. */
const varyingOf = ({ compiled }: PageSnapshot): readonly ClassField[] => {
  const read: readonly ClassField[] = ['experienceBand', 'city', 'cohort', 'membership'];
  return CLASS_FIELDS.filter((field) => read.includes(field) || compiled.consulted.includes(field));
};

const ARMS: readonly Arms[] = ['control', 'b', 'c'].flatMap((order) =>
  ['control', 'b'].map((second) => ({ order, constructor: second })),
);

/** An experiment without an entry is one that somebody takes no part in. */
const WITH_OUTSIDERS: readonly Arms[] = [...ARMS, NO_ARMS, { order: 'control' }, { order: 'b' }];

const experimentsOf = (activation: string | null): Experiments => ({
  ...NO_EXPERIMENTS,
  byKey: new Map([...knownArms].map(([key, arms]) => [key, experimentOf(activation, arms)])),
});

describe('the cost of any layout', () => {
  const costOf = (page: PageSnapshot, experiments: Experiments, now: number) =>
    pageCostOf(page, {
      definitions: reading,
      content: contentOf(brand, new Map()),
      experiments,
      now,
    });

  const expectEqual = (
    page: PageSnapshot,
    paths: readonly string[],
    experiments: Experiments,
    arms: readonly Arms[],
    now: number,
  ) => {
    const persons = listPersons(brand, varyingOf(page));
    const instants = instantsOf(page, now);
    fc.pre(cellsOf(page.compiled) <= MEMOISED);
    fc.pre(persons.length * instants.length * paths.length * arms.length <= REQUESTS_MAX);
    const keys = countKeys(reading, siteWith(page, experiments), persons, paths, instants, arms);
    expect(costOf(page, experiments, now).classes).toBe(keys);
  };

  it.each<[PageLayoutName & PageName, readonly string[]]>([
    ['home', ['/']],
    ['location', ['/jobs-in-pune', '/jobs-in-mumbai']],
    ['category', ['/c/backend-jobs']],
  ])('is the number of keys in the page cache: %s', (kind, paths) => {
    const instant = fc.constantFrom(0, Date.parse('2026-01-15T00:00:00Z'));
    fc.assert(
      fc.property(layouts, instant, (layout, now) =>
        expectEqual(pageOf(layout, kind), paths, NO_EXPERIMENTS, [NO_ARMS], now),
      ),
      { numRuns: 8, seed: 90, maxSkipsPerRun: 1_000 },
    );
  });

  it.each<[string, When]>([
    ['is wanted', { audience: ['puneites'] }],
    ['is refused', { not: { audience: ['puneites', 'freshers'] } }],
    ['is one of two', { audience: ['freshers', 'machines'], membership: ['visitor'] }],
  ])('counts what a block reads that is for an audience which %s', (_, when) => {
    const layout: Layout = {
      page: 'home',
      blocks: {
        a: { type: 'text', settings: { limit: 1 }, when },
        b: { type: 'text', settings: { title: 'c' } },
      },
      order: ['a', 'b'],
    };
    expectEqual(pageOf(layout, 'home'), ['/'], NO_EXPERIMENTS, [NO_ARMS], 0);
  });

  it('counts each arm of the experiments that run', () => {
    fc.assert(
      fc.property(layouts, (layout) =>
        expectEqual(pageOf(layout, 'home'), ['/'], experimentsOf(null), ARMS, 0),
      ),
      { numRuns: 4, seed: 90, maxSkipsPerRun: 1_000 },
    );
  });

  it('is an upper bound where a block activates an experiment: it may not matter to everybody', () => {
    const experiments = experimentsOf('b');
    fc.assert(
      fc.property(layouts, (layout) => {
        const page = pageOf(layout, 'home');
        const persons = listPersons(brand, varyingOf(page));
        fc.pre(cellsOf(page.compiled) <= MEMOISED && persons.length <= REQUESTS_MAX / 12);
        const site = siteWith(page, experiments);
        const keys = countKeys(reading, site, persons, ['/'], [0], WITH_OUTSIDERS);
        expect(costOf(page, experiments, 0).classes).toBeGreaterThanOrEqual(keys);
      }),
      { numRuns: 4, seed: 90, maxSkipsPerRun: 1_000 },
    );
  });
});
