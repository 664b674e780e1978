import { describe, expect, it } from 'vitest';
import {
  decidePolicy,
  decideSharing,
  type LoadedFacts,
  listConsulted,
  type Sharing,
  type SharingFacts,
} from './sharing.ts';

const PUBLIC_PAGE: SharingFacts = {
  isPreview: false,
  isForOne: false,
  isRolledOut: false,
  hasSession: false,
  consulted: ['brand', 'category', 'city', 'time'],
};
const ALL: Sharing = { isShared: true, isCached: true, isStorable: true };

describe('who may get the same page', () => {
  it.each<[string, Partial<SharingFacts>, Sharing]>([
    ['that brand, address and time decide', {}, ALL],
    [
      'whose layout consults the experience band',
      { consulted: ['brand', 'experienceBand'] },
      { isShared: false, isCached: false, isStorable: true },
    ],
    [
      'whose layout consults an arm',
      { consulted: ['brand', 'experiment.order'] },
      { isShared: false, isCached: false, isStorable: true },
    ],
    [
      'that a rollout touches',
      { isRolledOut: true },
      { isShared: false, isCached: false, isStorable: true },
    ],
    [
      'that is shown by a preview',
      { isPreview: true },
      { isShared: false, isCached: false, isStorable: false },
    ],
    [
      'that is for one person by its kind',
      { isForOne: true },
      { isShared: false, isCached: false, isStorable: false },
    ],
    [
      'for which somebody has looked for a session',
      { hasSession: true },
      { isShared: true, isCached: false, isStorable: false },
    ],
    [
      'of a seeker whose layout consults the membership',
      { hasSession: true, isForOne: true, consulted: ['brand', 'membership'] },
      { isShared: false, isCached: false, isStorable: false },
    ],
  ])('is decided for a page %s', (_, facts, sharing) => {
    expect(decideSharing({ ...PUBLIC_PAGE, ...facts })).toEqual(sharing);
  });

  it.each(['device', 'crawler', 'cohort', 'membership'] as const)(
    'is its viewer alone where the layout consults %s',
    (field) => {
      expect(decideSharing({ ...PUBLIC_PAGE, consulted: ['brand', field] }).isShared).toBe(false);
    },
  );
});

const loaded: LoadedFacts = {
  kind: 'category',
  brand: 'tech',
  status: 200,
  consulted: ['brand', 'category', 'city', 'time'],
  isComplete: true,
  changesAt: null,
  now: 1_000_000,
};
const policyOf = (facts: Partial<LoadedFacts> = {}, sharing: Partial<Sharing> = {}) =>
  decidePolicy({ ...ALL, ...sharing }, { ...loaded, ...facts });

describe('the policy of a loaded page', () => {
  it('is public with a tag when only brand, URL and time decide it', () => {
    expect(policyOf()).toEqual({
      consulted: loaded.consulted,
      cache: { scope: 'public', maxAge: 60, key: 'brand,category,city,time' },
      control: 'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
      tag: 'tech,tech-category',
      expiresAt: Number.POSITIVE_INFINITY,
    });
  });

  it.each<[string, Partial<LoadedFacts>, Partial<Sharing>, string]>([
    ['a field of the viewer was read', { consulted: ['brand', 'device'] }, {}, 'private, no-cache'],
    ['an arm decided it', { consulted: ['brand', 'experiment.x'] }, {}, 'private, no-cache'],
    ['a block failed', { isComplete: false }, {}, 'private, no-cache'],
    ['it is a 503', { status: 503 }, {}, 'no-store'],
    ['a browser must not store it', {}, { isStorable: false }, 'no-store'],
  ])('keeps it out of all shared caches when %s', (_, facts, sharing, control) => {
    const policy = policyOf(facts, sharing);
    expect(policy).toMatchObject({ control, tag: null, expiresAt: null });
    expect(policy.cache).toMatchObject({ scope: 'private', maxAge: 0 });
  });

  it('never reaches past the next change of a schedule', () => {
    const control = (seconds: number) =>
      policyOf({ changesAt: loaded.now + seconds * 1000 }).control;
    expect(control(90)).toContain('s-maxage=60, stale-while-revalidate=30');
    expect(control(20.9)).toContain('s-maxage=20, stale-while-revalidate=0');
    expect(control(-5)).toContain('s-maxage=0, stale-while-revalidate=0');
  });

  it('makes the page cache drop it early enough that no shared cache stores it past that change', () => {
    const changesAt = loaded.now + 300_000;
    expect(policyOf({ changesAt }).expiresAt).toBe(changesAt - 90_000);
  });

  it('lets shared caches have a page that is not there, and the page cache none', () => {
    expect(policyOf({ status: 404 })).toMatchObject({ tag: 'tech,tech-category', expiresAt: null });
  });
});

it('all that decides a page is listed in one order', () => {
  const plan = {
    key: '',
    consulted: ['time', 'experiment.order', 'device', 'brand'] as const,
    blocks: [],
    unsupported: [],
    validUntil: null,
  };
  const read = new Set(['cohort'] as const);
  expect(listConsulted(plan, read, true).join()).toBe(
    'brand,cohort,device,experiment.rollout,experiment.order,time',
  );
});
