import { CLASS_FIELDS, type ClassField } from '@broadsheet/contract/audience';
import { afterEach, expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const FROM = Date.parse('2026-11-01T00:00:00Z');
const UNTIL = Date.parse('2026-11-01T00:02:30.500Z');
const STEP_MS = 1_300;
const AROUND_MS = 100_000;
const WORD = 'Sale ends soon';

const openScheduled = async (when: object = {}) => {
  const clock = { now: FROM - AROUND_MS };
  const schedule = { from: new Date(FROM).toISOString(), until: new Date(UNTIL).toISOString() };
  const site = await openTestSite({
    files: layout('home', {
      hello: { type: 'text' },
      other: { type: 'text', when },
      sale: { type: 'text', settings: { text: WORD }, when: schedule },
    }),
    env: { RATE_LIMIT: 'off' },
    now: () => clock.now,
  });
  sites.push(site);
  const requestHome = async () => {
    const answer = await site.request('/api/layout?path=/');
    return {
      control: String(answer.headers['cache-control']),
      hasSale: answer.body.includes(WORD),
    };
  };
  return { clock, requestHome };
};

const instants = (): number[] => {
  const steps = Math.ceil((UNTIL - FROM + 2 * AROUND_MS) / STEP_MS);
  const walked = Array.from({ length: steps }, (_, step) => FROM - AROUND_MS + step * STEP_MS);
  return [...walked, FROM - 1, FROM, UNTIL - 1, UNTIL].sort((left, right) => left - right);
};
const isOn = (now: number): boolean => now >= FROM && now < UNTIL;

const secondsOf = (control: string, name: string): number =>
  Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1] ?? Number.NaN);

it('lets a shared cache show no page beyond the instant at which it changes', async () => {
  const { clock, requestHome } = await openScheduled();
  let cached: { at: number; freshMs: number; staleMs: number; hasSale: boolean } | undefined;
  let fromCache = 0;
  const fill = async (now: number) => {
    const { control, hasSale } = await requestHome();
    expect(control).toMatch(/^public, /);
    const freshMs = secondsOf(control, 's-maxage') * 1_000;
    const staleMs = secondsOf(control, 'stale-while-revalidate') * 1_000;
    cached = { at: now, freshMs, staleMs, hasSale };
    return hasSale;
  };
  for (const now of instants()) {
    clock.now = now;
    const age = now - (cached?.at ?? Number.NEGATIVE_INFINITY);
    const inTime = cached && age < cached.freshMs + cached.staleMs ? cached : undefined;
    if (inTime) {
      fromCache += 1;
      expect([now, inTime.hasSale]).toEqual([now, isOn(now)]);
      if (age >= inTime.freshMs) await fill(now);
    } else expect([now, await fill(now)]).toEqual([now, isOn(now)]);
  }
  expect(fromCache).toBeGreaterThan(100);
});

it('changes the page of a class at the exact instant, and no cache that knows no classes may store it', async () => {
  const { clock, requestHome } = await openScheduled({ device: ['phone'] });
  for (const now of instants()) {
    clock.now = now;
    expect([now, await requestHome()]).toEqual([
      now,
      { control: 'private, no-cache', hasSale: isOn(now) },
    ]);
  }
});

const VALUES = {
  cohort: 'freshers',
  experienceBand: 3,
  membership: 'pro',
  device: 'phone',
  city: 'bangalore',
  category: 'backend',
  crawler: true,
} as const satisfies Record<ClassField, unknown>;

it.each(CLASS_FIELDS)(
  'keeps every answer from shared caches that know no classes once the layout asks for %s',
  async (field) => {
    const { clock, requestHome } = await openScheduled({ [field]: [VALUES[field]] });
    for (const now of [FROM - 1, FROM, UNTIL]) {
      clock.now = now;
      expect((await requestHome()).control).toBe('private, no-cache');
    }
  },
);
