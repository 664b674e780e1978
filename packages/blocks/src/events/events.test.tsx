import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './events.fixtures.ts';
import { Events } from './events.tsx';
import { loadEvents } from './loader.ts';

const at = (title: string, from: string, until: string) => ({
  title,
  link: '/engineers_week',
  place: 'Online',
  from: `2026-12-${from}:00+05:30`,
  until: `2026-12-${until}:00+05:30`,
});
const items = [
  at('Week', '14T10:00', '18T17:00'),
  at('Day', '20T00:00', '20T23:59'),
  at('Evening', '05T18:30', '05T20:00'),
  at('Morning', '05T08:00', '05T09:00'),
];
const load = (now: string, count = 6) =>
  loadEvents(
    { title: 'Events', note: '', count, items },
    loaderContext('/', {}, { now: Date.parse(now) }).context,
  );

it("lists future events, the soonest first, in India's time", async () => {
  const { data } = await load('2026-12-01T00:00:00+05:30', 2);
  expect(data?.events.map(({ title, facts }) => [title, facts])).toEqual([
    ['Morning', '5 December 2026, 8:00 am · Online'],
    ['Evening', '5 December 2026, 6:30 pm · Online'],
  ]);
});

it('shows an event until its end', async () => {
  const titles = async (now: string) => (await load(now)).data?.events.map(({ title }) => title);
  expect(await titles('2026-12-05T19:59:59+05:30')).toEqual(['Evening', 'Week', 'Day']);
  expect(await titles('2026-12-05T20:00:00+05:30')).toEqual(['Week', 'Day']);
  expect(await titles('2026-12-20T23:59:00+05:30')).toBeUndefined();
});

it('shows no time for a whole day, and both ends for several days', async () => {
  const { data } = await load('2026-12-10T00:00:00+05:30');
  expect(data?.events.map(({ day, facts }) => [day, facts])).toEqual([
    ['14 Dec', '14 December 2026 to 18 December 2026 · Online'],
    ['20 Dec', '20 December 2026 · Online'],
  ]);
});

it('has the date as machine-readable time', () => {
  expect(renderFixture(Events, fixtures)).toMatch(
    /<time[^>]* dateTime="2026-12-14T10:00:00\+05:30"/i,
  );
});
