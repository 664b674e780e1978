import { competitionInfo } from '@broadsheet/contract/calls/competition';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { expect, it } from 'vitest';
import { NOW } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './competition-timeline.fixtures.ts';
import { CompetitionTimeline } from './competition-timeline.tsx';
import { loadCompetitionTimeline } from './loader.ts';

const from = (begin: number, end: number) => ({
  startDate: new Date(NOW + begin * HOUR_MS).toISOString(),
  endDate: new Date(NOW + end * HOUR_MS).toISOString(),
});
const round = {
  title: 'Quiz',
  subTitle: 'S',
  details: 'D',
  instructions: ['I'],
  elimination: true,
};
const competition = {
  competitionId: 'epoch',
  title: 'Epoch',
  subTitle: 'For all',
  timelines: {
    registration: from(-2, 2),
    round1: from(-1, 3),
    round2: from(-9, -8),
    round3: from(5, 6),
  },
  rounds: [round, round, round],
};
const load = async (answer: object) => {
  const { context } = loaderContext('/epoch', { [competitionInfo.path]: answer });
  return (await loadCompetitionTimeline({ idle: '', enter: '' }, context)).data;
};

it('shows the state of each date, with links to the rounds', async () => {
  const data = await load({ status: 'round1', competition, results: [] });
  expect(data?.competition?.dates.map(({ state }) => state)).toEqual([
    'now',
    'now',
    'over',
    'ahead',
  ]);
  expect(data?.competition?.now).toBe('Registration is open. Round one is on.');
  expect(data?.competition?.rounds.map(({ href }) => href)).toEqual([
    '/epoch/round-one',
    '/epoch/round-two',
    '/epoch/entry#round-three',
  ]);
});

it('shows no personal answers, and renders without a competition', async () => {
  expect((await load({ status: 'idle', competition: null, results: [] }))?.competition).toBeNull();
  expect(textOf(renderFixture(CompetitionTimeline, fixtures, 'empty'))).toContain(
    'No dates are set',
  );
});

it("is a table by date, in India's time", () => {
  const html = renderFixture(CompetitionTimeline, fixtures);
  expect(textOf(html)).toContain('16 November 2026 at 9:00 am IST');
  expect(html).toMatch(/<th scope="row">Registration<br\/?><strong>Open now/);
  expect(html).toContain('href="/epoch/entry"');
});
