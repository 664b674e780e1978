import { TrackedEvent } from '@broadsheet/contract/events';
import { createAssigner } from '@broadsheet/experiments/assign-arms';
import { Errors } from 'typebox/value';
import { expect, it } from 'vitest';
import { type DemoDay, demoDayOf } from './demo-day.ts';
import { readShippedContent } from './shipped-content.fixture.ts';

const DAY = Date.parse('2026-11-25T00:00:00Z');
const SUNDAY = Date.parse('2026-11-22T00:00:00Z');
const { brands, experiments } = await readShippedContent();
const assign = createAssigner({
  onFault: (error) => {
    throw error;
  },
});
const dayOf = (day: number, scale = 1): DemoDay =>
  demoDayOf({ day, brands: Object.values(brands), experiments, assign, scale });

const complete = dayOf(DAY);
const viewsOf = ({ counts }: DemoDay, isCounted = (_: DemoDay['counts'][number]) => true) =>
  counts.filter(isCounted).reduce((total, { sums: [views = 0] }) => total + views, 0);

it('is the same for the same day, and another one for the next', () => {
  expect(dayOf(DAY)).toEqual(complete);
  const ids = new Set(complete.events.map(({ id }) => id));
  expect(dayOf(SUNDAY).events.filter(({ id }) => ids.has(id))).toEqual([]);
});

it('has fewer views on a weekend, and at a smaller scale', () => {
  expect(viewsOf(dayOf(SUNDAY))).toBeLessThan(viewsOf(complete) * 0.8);
  expect(viewsOf(dayOf(DAY, 0.1))).toBeLessThan(viewsOf(complete) * 0.2);
});

it('holds events that a browser could have caused on that day, each once', () => {
  expect(complete.events.flatMap((event) => Errors(TrackedEvent, event))).toEqual([]);
  expect(new Set(complete.events.map(({ id }) => id)).size).toBe(complete.events.length);
  expect(new Set(complete.events.map(({ at }) => at.slice(0, 10)))).toEqual(
    new Set(['2026-11-25']),
  );
});

it('counts everybody by audience, and follows only people with consent', () => {
  const people = viewsOf(complete, ({ key }) => !key.audience.crawler);
  const followed = complete.events.filter(({ type }) => type === 'page-view').length;
  expect(viewsOf(complete)).toBeGreaterThan(people);
  expect(followed).toBeGreaterThan(people * 0.6);
  expect(followed).toBeLessThan(people * 0.8);
});

it('has visitors, members and cohorts on both sites, and cohorts of members only', () => {
  const audiences = complete.counts.map(({ key }) => key.audience);
  for (const { brand } of Object.values(brands)) {
    const own = audiences.filter((audience) => audience.brand === brand);
    expect(new Set(own.map(({ membership }) => membership)).size).toBe(3);
    expect(new Set(own.map(({ cohort }) => cohort)).size).toBe(6);
    expect(new Set(own.map(({ device }) => device)).size).toBe(3);
  }
  const visitors = audiences.filter(({ membership }) => membership === 'visitor');
  expect(new Set(visitors.map(({ cohort }) => cohort))).toEqual(new Set(['none']));
});

it('exposes people to the arms of each shipped experiment, by its unit', () => {
  const exposures = complete.rows.filter((row) => row.table === 'exposures');
  for (const [key, { unit, variants }] of experiments.byKey) {
    const own = exposures.filter(({ experiment }) => experiment === key);
    expect(new Set(own.map(({ arm }) => arm))).toEqual(new Set(Object.keys(variants)));
    expect(own.map((row) => row.unit_kind)).toContain(unit);
  }
});
