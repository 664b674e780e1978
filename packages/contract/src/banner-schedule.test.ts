import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bannersAt, stateOfSchedule } from './banner-schedule.ts';
import { bannerOf } from './promo-banner.fixtures.ts';
import type { TargetedBanner } from './targeted-banner.ts';

const scheduled = (id: string, from: string | null, until: string | null): TargetedBanner =>
  bannerOf(id, { from, until });
const FIRST = Date.parse('2026-11-05T09:00+05:30');
const at = (minute: number): string => new Date(FIRST + minute * 60_000).toISOString();

it('shows a banner from its first instant until before its last', () => {
  const banner = { from: '2026-11-05T09:00+05:30', until: '2026-11-05T04:00Z' };
  const states = [FIRST - 1, FIRST, FIRST + 1_799_999, FIRST + 1_800_000];
  expect(states.map((now) => stateOfSchedule(banner, now))).toEqual([
    'scheduled',
    'showing',
    'showing',
    'over',
  ]);
});

it('shows the same banners until the returned instant', () => {
  const minute = fc.integer({ min: 0, max: 20 });
  const end = fc.option(minute.map(at));
  fc.assert(
    fc.property(fc.array(fc.tuple(end, end)), minute, minute, (ends, now, later) => {
      const all = ends.map(([from, until], index) => scheduled(`${index}`, from, until));
      const { banners, until } = bannersAt(all, FIRST + now * 60_000);
      expect(banners).toEqual(
        all.filter((each) => stateOfSchedule(each, FIRST + now * 60_000) === 'showing'),
      );
      const instant = FIRST + Math.max(now, later) * 60_000;
      if (instant < until) expect(bannersAt(all, instant).banners).toEqual(banners);
      expect(until).toBeGreaterThan(FIRST + now * 60_000);
    }),
  );
});
