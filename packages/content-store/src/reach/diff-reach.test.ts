import { ANYBODY, COHORTS } from '@broadsheet/contract/audience';
import type { AudienceCount } from '@broadsheet/contract/audience-count';
import { defineBlock } from '@broadsheet/contract/block-definition';
import { NAMES_BANNERS } from '@broadsheet/contract/promo-banner';
import { describeAudience } from '@broadsheet/layout-engine/diff/describe-audience';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import Type from 'typebox';
import { expect, it } from 'vitest';
import { BANNER_HEADER, bannerRow } from '../example-banners.ts';
import { exampleBrand } from '../example-content.ts';
import { loadContent } from '../load-content.ts';
import type { ContentFile } from '../read-content-files.ts';
import { diffReach, type ReachGroup } from './diff-reach.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const PAST = '2026-11-01T00:00:00Z';
const definitions = {
  ...exampleDefinitions,
  cards: defineBlock({
    type: 'cards',
    version: 1,
    title: 'Cards',
    description: 'Shows banners.',
    settings: Type.Object({
      source: Type.String({ default: '', [NAMES_BANNERS.key]: NAMES_BANNERS.value }),
    }),
    data: Type.Object({}),
    hydrate: 'never',
  }),
};

const fileOf = (path: string, content: unknown): ContentFile => {
  const at = path.lastIndexOf('/');
  return {
    folder: path.slice(0, at) as ContentFile['folder'],
    name: path.slice(at + 1).replace(/\.\w+$/, ''),
    file: path,
    text: typeof content === 'string' ? content : JSON.stringify(content),
  };
};
const leadersOf = (...any: readonly object[]) => ({ leaders: { name: 'Leaders', any } });
const experimentOf = (status: string, more: object = {}) => ({
  page: 'home',
  unit: 'visitor',
  when: { audience: ['leaders'] },
  variants: { control: 50, b: 50 },
  status,
  ...more,
});
const pageOf = (page: string, source: string, more: object = {}) => ({
  page,
  blocks: { cards: { type: 'cards', settings: { source } }, b: { type: 'jobs' } },
  order: ['cards', 'b'],
  ...more,
});
const rowsOf = (...rows: readonly Parameters<typeof bannerRow>[0][]) =>
  [BANNER_HEADER, ...rows.map(bannerRow)].join('\n');

/** A page that tries both experiments, one after the other. */
const trying = (...experiments: readonly string[]) =>
  pageOf('home', 'home', {
    variants: experiments.map((key) => ({
      name: key,
      when: { experiment: { [key]: ['b'] } },
      order: ['b', 'cards'],
    })),
  });
const sideOf = (audiences: object, files: Readonly<Record<string, unknown>>) => {
  const all = Object.entries({
    'brand-configs/tech.json': exampleBrand('tech'),
    'brand-configs/management.json': exampleBrand('management'),
    'layouts/audiences.json': audiences,
    'layouts/home.json': pageOf('home', 'home'),
    ...files,
  }).map(([path, content]) => fileOf(path, content));
  return { files: all, loaded: loadContent(all, definitions) };
};
const formatGroup = ({ audiences, share }: ReachGroup) => {
  const views = share ? ` ${share.views} of ${share.of}` : '';
  return audiences.length > 0 ? `${audiences.map(describeAudience).join(' | ')}${views}` : null;
};
const diff = async (
  [before, after]: readonly [object, object],
  files: Readonly<Record<string, unknown>>,
  counts: readonly AudienceCount[] = [],
) =>
  (
    await diffReach(sideOf(before, files), sideOf(after, files), { counts, definitions, now: NOW })
  ).map(({ name, pages, people }) => [
    name,
    pages.join(),
    people && [formatGroup(people.gained), formatGroup(people.lost)],
  ]);

const MOVED = [
  leadersOf({ experienceBand: [7, 9] }),
  leadersOf({ experienceBand: [3, 9] }),
] as const;
const EXCHANGED = ['experienceBand 3', 'experienceBand 7'];

it('finds the experiments that go on or will start, on the sites that they name', async () => {
  const experiments = {
    running: experimentOf('running', { from: PAST }),
    next: experimentOf('draft', { when: { audience: ['leaders'], brand: ['management'] } }),
    stopped: experimentOf('stopped'),
    ended: experimentOf('running', { until: PAST }),
    others: experimentOf('draft', { when: { brand: ['tech'] } }),
  };
  const site = {
    'layouts/home.json': trying('running', 'ended'),
    'layouts/experiments.json': experiments,
  };
  expect(await diff(MOVED, site)).toEqual([
    ['running', 'home', EXCHANGED],
    ['next', 'home', ['brand management; experienceBand 3', 'brand management; experienceBand 7']],
  ]);
});

it('an experiment whose start is still to come has not started', async () => {
  const experiments = {
    running: experimentOf('running', { from: PAST }),
    next: experimentOf('running', { from: '2087-11-01T00:00:00Z' }),
    draft: experimentOf('draft', { from: PAST }),
  };
  const site = {
    'layouts/home.json': trying('running', 'next'),
    'layouts/experiments.json': experiments,
  };
  const [before, after] = [sideOf(MOVED[0], site), sideOf(MOVED[1], site)];
  const found = await diffReach(before, after, { counts: [], definitions, now: NOW });
  expect(found.map(({ name, isDraft }) => [name, isDraft])).toEqual([
    ['running', false],
    ['next', true],
    ['draft', true],
  ]);
});

it('finds the banners that a page shows, as far as their other columns let people see them', async () => {
  const banners = rowsOf(
    { id: 'all' },
    { id: 'sale', title: 'Sale', audience: 'leaders' },
    { id: 'sale-2', title: 'Sale', audience: 'leaders', categoryIds: '1' },
    { id: 'experts', title: 'Experts', audience: 'leaders', minExp: '11' },
    { id: 'over', title: 'Over', audience: 'leaders', until: PAST },
  );
  const site = {
    'layouts/faq.json': pageOf('faq', 'home'),
    'layouts/banners/home.csv': banners,
    'layouts/banners/unused.csv': banners,
  };
  expect(await diff(MOVED, site)).toEqual([
    ['Sale (sale)', 'home,faq', EXCHANGED],
    ['Sale (sale-2)', 'home,faq', EXCHANGED],
    ['Experts', 'home,faq', [null, 'experienceBand 7']],
  ]);
});

it('counts the views of the pages that show it, by people whom its other columns let see it', async () => {
  const row = { ...ANYBODY, experienceBand: 3, page: 'home' } as const;
  const counts: readonly AudienceCount[] = [
    { ...ANYBODY, page: 'home', views: 50 },
    { ...row, views: 20 },
    { ...row, city: 'mumbai', views: 10 },
    { ...row, page: 'faq', views: 20 },
    { ...row, crawler: true, views: 900 },
    { ...row, page: 'terms', views: 900 },
  ];
  const site = {
    'layouts/faq.json': pageOf('faq', 'home'),
    'layouts/banners/home.csv': rowsOf({ id: 'a', audience: 'leaders', location: 'Pune' }),
  };
  const [before, after] = [leadersOf({ experienceBand: [9] }), MOVED[1]];
  expect(await diff([before, after], site, counts)).toEqual([
    ['Title', 'home,faq', ['experienceBand 3 40 of 100', null]],
  ]);
});

it('another name, and conditions in another form, are for the same people', async () => {
  const site = {
    'layouts/home.json': trying('running'),
    'layouts/experiments.json': { running: experimentOf('running') },
    'layouts/banners/home.csv': rowsOf({ id: 'sale', audience: 'leaders' }),
  };
  const same = {
    leaders: { name: 'Bosses', any: [{ experienceBand: [9] }, { experienceBand: [7] }] },
  };
  expect(await diff([MOVED[0], same], site)).toEqual([]);
});

it('a page of one site gains nobody of the other', async () => {
  const landing = {
    ...pageOf('landing/offers', 'offers'),
    address: '/offers',
    brands: ['management'],
    seo: { title: 'Offers', description: 'All of them.' },
  };
  const site = {
    'layouts/landing/offers.json': landing,
    'layouts/banners/offers.csv': rowsOf({ id: 'a', audience: 'leaders' }),
  };
  const before = leadersOf({ experienceBand: [9] });
  const ofTech = leadersOf({ experienceBand: [9] }, { brand: ['tech'], experienceBand: [2] });
  const ofBoth = leadersOf({ experienceBand: [9] }, { experienceBand: [2] });
  expect(await diff([before, ofTech], site)).toEqual([]);
  expect(await diff([before, ofBoth], site)).toEqual([
    ['Title', 'landing/offers', ['brand management; experienceBand 2', null]],
  ]);
});

it('conditions that are the same are for the same people, however many audiences they tell apart', async () => {
  const tech = exampleBrand('tech');
  const numbers = Array.from({ length: 8 }, (_, at) => at);
  const cities = numbers.map((at) => ({
    id: at + 1,
    label: `City ${at}`,
    slug: `city${at}`,
    synonyms: [],
    nearby: [],
    promoted: true,
  }));
  const categories = numbers.map((at) => ({
    dataId: at + 1,
    label: `Category ${at}`,
    tag: `category${at}`,
    tags: [],
  }));
  const any = numbers.map((at) => ({
    city: [`city${at}`],
    category: [`category${at}`],
    experienceBand: [at + 1],
    device: [at % 2 === 0 ? 'phone' : 'desktop'],
    cohort: [COHORTS[at % COHORTS.length]],
    membership: ['basic', 'pro'].slice(at % 2),
    brand: ['tech', 'management'].slice(at % 2),
  }));
  const named = (name: string) => ({ leaders: { name, any } });
  const site = {
    'brand-configs/tech.json': { ...tech, cities, categories },
    'layouts/banners/home.csv': rowsOf({ id: 'a', audience: 'leaders' }),
  };
  expect(await diff([named('Leaders'), named('Bosses')], site)).toEqual([]);
});

it('compares a condition once, and lets other work go on between two of many banners', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ id: `a${at}`, audience: 'leaders' }));
  const site = { 'layouts/banners/home.csv': rowsOf(...rows) };
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const found = await diff(MOVED, site);
  clearInterval(timer);
  expect(found).toHaveLength(100);
  expect(turns).toBeGreaterThan(0);
});
