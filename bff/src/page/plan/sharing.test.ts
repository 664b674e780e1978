import { describe, expect, it } from 'vitest';
import {
  cachingHeadersOf,
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
  classFields: [],
  hasExperiments: false,
};
const EVERYONE: Sharing = {
  level: 'everyone',
  classFields: [],
  hasExperiments: false,
  isStorable: true,
};

describe('who may get the same page', () => {
  it.each<[string, Partial<SharingFacts>, Pick<Sharing, 'level' | 'isStorable'>]>([
    ['that brand, address and time decide', {}, { level: 'everyone', isStorable: true }],
    [
      'that the experience band decides',
      { classFields: ['experienceBand'] },
      { level: 'class', isStorable: true },
    ],
    ['that an arm decides', { hasExperiments: true }, { level: 'class', isStorable: true }],
    ['that a rollout touches', { isRolledOut: true }, { level: 'viewer', isStorable: true }],
    [
      'that a rollout touches, for somebody who is signed in',
      { isRolledOut: true, hasSession: true },
      { level: 'viewer', isStorable: false },
    ],
    ['that is shown by a preview', { isPreview: true }, { level: 'viewer', isStorable: false }],
    [
      'that is for one person by its kind',
      { isForOne: true },
      { level: 'viewer', isStorable: false },
    ],
    [
      'of a class, for a seeker whose browser gets to know it now',
      { hasSession: true, classFields: ['cohort'] },
      { level: 'class', isStorable: true },
    ],
    [
      'of a seeker whose layout consults the membership',
      { hasSession: true, isForOne: true, classFields: ['membership'] },
      { level: 'viewer', isStorable: false },
    ],
  ])('is decided for a page %s', (_, facts, sharing) => {
    expect(decideSharing({ ...PUBLIC_PAGE, ...facts })).toMatchObject(sharing);
  });
});

const loaded: LoadedFacts = {
  name: 'category',
  brand: 'tech',
  status: 200,
  consulted: ['brand', 'category', 'city', 'time'],
  isComplete: true,
  changesAt: null,
  now: 1_000_000,
};
const policyOf = (facts: Partial<LoadedFacts> = {}, sharing: Partial<Sharing> = {}) =>
  decidePolicy({ ...EVERYONE, ...sharing }, { ...loaded, ...facts });
const headersOf = (policy: ReturnType<typeof policyOf>, isFromEdge = false, now = loaded.now) =>
  cachingHeadersOf(policy, isFromEdge, now);
const CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30';
const OF_MEMBERS = ['cohort', 'membership', 'experienceBand'] as const;

describe('the policy of a loaded page', () => {
  it('is public with a tag when only brand, URL and time decide it', () => {
    const policy = policyOf();
    expect(policy).toMatchObject({
      consulted: loaded.consulted,
      cache: { scope: 'public', maxAge: 60, key: 'brand,category,city,time' },
      expiresAt: Number.POSITIVE_INFINITY,
    });
    const headers = { control: CONTROL, edgeControl: null, tag: 'tech,tech-category', vary: [] };
    expect(headersOf(policy)).toEqual(headers);
    expect(headersOf(policy, true)).toEqual(headers);
  });

  it('of a class is for an edge that tells classes apart, which is told the headers that do', () => {
    const policy = policyOf({}, { level: 'class', classFields: OF_MEMBERS });
    expect(policy).toMatchObject({
      cache: { scope: 'class', maxAge: 60 },
      expiresAt: Number.POSITIVE_INFINITY,
    });
    const control = 'private, no-cache';
    expect(headersOf(policy, true)).toEqual({
      control,
      edgeControl: 'max-age=60, stale-while-revalidate=30',
      tag: 'tech,tech-category',
      vary: ['x-aud-seeker', 'x-aud-band'],
    });
    expect(headersOf(policy)).toEqual({ control, edgeControl: null, tag: null, vary: [] });
  });

  it('of an experiment is for the page cache alone: an arm comes with a signed cookie', () => {
    expect(policyOf({}, { level: 'class', hasExperiments: true })).toMatchObject({
      cache: { scope: 'class', maxAge: 0 },
      control: 'private, no-cache',
      shared: null,
      expiresAt: Number.POSITIVE_INFINITY,
    });
  });

  it.each<[string, Partial<LoadedFacts>, Partial<Sharing>, string]>([
    ['it is of one viewer', {}, { level: 'viewer' }, 'private, no-cache'],
    ['a block failed', { isComplete: false }, {}, 'private, no-cache'],
    ['it is a 503', { status: 503 }, {}, 'no-store'],
    ['a browser must not store it', {}, { isStorable: false }, 'no-store'],
  ])('keeps it out of all caches when %s', (_, facts, sharing, control) => {
    const policy = policyOf(facts, sharing);
    expect(policy).toMatchObject({ control, shared: null, expiresAt: null, cache: { maxAge: 0 } });
  });

  it('never reaches past the next change of a schedule', () => {
    const control = (seconds: number) =>
      headersOf(policyOf({ changesAt: loaded.now + seconds * 1000 })).control;
    expect(control(90)).toContain('s-maxage=60, stale-while-revalidate=30');
    expect(control(20.9)).toContain('s-maxage=20, stale-while-revalidate=0');
    expect(control(-5)).toContain('s-maxage=0, stale-while-revalidate=0');
  });

  it('counts the time that a page has waited since it was loaded', () => {
    const of = (sharing: Partial<Sharing>, isFromEdge: boolean) =>
      headersOf(
        policyOf({ changesAt: loaded.now + 20_000 }, sharing),
        isFromEdge,
        loaded.now + 3_500,
      );
    expect(of({}, false).control).toContain('s-maxage=16, stale-while-revalidate=0');
    expect(of({ level: 'class', classFields: OF_MEMBERS }, true).edgeControl).toBe(
      'max-age=16, stale-while-revalidate=0',
    );
  });

  it('makes the page cache drop it early enough that no shared cache stores it past that change', () => {
    const changesAt = loaded.now + 300_000;
    expect(policyOf({ changesAt }).expiresAt).toBe(changesAt - 90_000);
  });

  it('lets shared caches have a page that is not there, and the page cache none', () => {
    expect(policyOf({ status: 404 })).toMatchObject({
      shared: { tag: 'tech,tech-category' },
      expiresAt: null,
    });
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
