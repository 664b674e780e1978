import {
  competitionQuiz,
  competitionResult,
  startQuiz,
  uploadSubmission,
} from '@broadsheet/contract/calls/competition';
import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import type { Competition } from '@broadsheet/contract/entities/competition';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sendUpload } from '@broadsheet/test-kit/database/send-upload';
import { makePdf } from '@broadsheet/test-kit/files/documents';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  brand,
  competitionId,
  enter,
  setDates,
  takeQuiz,
  travel,
} from '../competition.fixtures.ts';
import { closeQuizzes } from '../quiz/close-quizzes.ts';
import { createCompetitionReader } from '../read-competitions.ts';
import { enterRound } from '../scored.fixtures.ts';
import { listActs } from './acts.ts';
import { extendClock } from './extend-clock.ts';
import { requireHeld } from './held-competition.ts';
import { listEntrants } from './list-entrants.ts';
import { moveDates } from './move-dates.ts';
import { publishRound } from './publish-round.ts';
import { saveScores } from './save-scores.ts';

const LAYOUTS = new URL('../../../../../../layouts/competitions', import.meta.url).pathname;
const readCompetitions = createCompetitionReader(LAYOUTS, { error: () => undefined });
const doer = { doneBy: 'Meera', reason: 'judged' };

let services: TestServices;
let begun: number;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  begun = services.now;
});
afterAll(() => services.close());
beforeEach(() => setDates(services));
afterEach(async () => {
  services.now = begun;
  for (const table of ['competition_participants', 'competition_dates'] as const)
    await services.database.deleteFrom(table).execute();
});

const context = () => {
  const { database, now } = services;
  return { database, brand, readCompetitions, now };
};
const held = (): Promise<Competition> => requireHeld(context(), competitionId);
const close = () => closeQuizzes(context());
const results = async (round: number) =>
  (await services.call(competitionResult, { brand, query: { competitionId, round } })).items;
const handIn = async (entered: Awaited<ReturnType<typeof enterRound>>) =>
  sendUpload(services, uploadSubmission, {
    ...entered.as,
    file: makePdf(),
    fields: { mediaType: 'caseStudy' },
  });
const score = async (points: Readonly<Record<string, number>>, round: 2 | 3 = 2) =>
  saveScores(
    context(),
    await held(),
    round,
    Object.entries(points).map(([testSlug, one]) => ({ testSlug, score: one })),
    doer,
  );
const publish = async (
  rule: { goOn: number } | { fromScore: number },
  isTried = false,
  round = 2,
) => publishRound(context(), await held(), { round, rule, isTried, doer });

/** Three participants of round two, of whom two submit; the round has ended. */
const judgeable = async () => {
  const all = [1, 2, 3].map(() => enterRound(services, 2));
  const [asha, ravi, absent] = await Promise.all(all);
  if (!asha || !ravi || !absent) throw new Error('nobody has entered');
  await travel(services, begun + 10 * DAY_MS, asha, ravi, absent);
  for (const one of [asha, ravi]) expect(await handIn(one)).toMatchObject({ status: 200 });
  await travel(services, begun + 14 * DAY_MS, asha, ravi, absent);
  return { asha, ravi, absent };
};

describe('a round that is judged', () => {
  it('has its scores kept, tried, published and told apart from who did not take part', async () => {
    const { asha, ravi, absent } = await judgeable();
    expect(await score({ [asha.testSlug]: 60, [ravi.testSlug]: 71.5 })).toEqual([]);
    const tried = await publish({ goOn: 1 }, true);
    expect(tried.map(({ testSlug, result }) => [testSlug, result?.isThrough])).toEqual([
      [ravi.testSlug, true],
      [asha.testSlug, false],
    ]);
    expect((await asha.progress()).rounds[1]?.result).toBeNull();
    await publish({ fromScore: 60 });
    expect(await results(2)).toMatchObject([
      { position: 1, score: 71.5, isThrough: true },
      { position: 2, score: 60, isThrough: true },
    ]);
    await score({ [asha.testSlug]: 80 });
    await publish({ goOn: 1 });
    expect((await asha.progress()).rounds[1]?.result).toEqual({
      position: 1,
      score: 80,
      isThrough: true,
    });
    const entrants = await listEntrants(context(), await held(), 2);
    expect(entrants.find(({ testSlug }) => testSlug === absent.testSlug)).toMatchObject({
      state: 'missed',
      score: null,
      result: null,
    });
    const acts = await listActs(services.database, brand, competitionId);
    expect(acts.map(({ act, done_by, said }) => [act, done_by, said]).slice(-2)).toEqual([
      ['scores', 'Meera', `round 2: ${asha.testSlug} 80`],
      ['publish', 'Meera', 'round 2: the best 1 go on'],
    ]);
  });

  it('keeps nothing of scores of which one fits nobody who has handed in', async () => {
    const { asha, absent } = await judgeable();
    const given = { [asha.testSlug]: 60, nobody: 5, [absent.testSlug]: 7 };
    expect(await score(given)).toEqual([
      { testSlug: 'nobody', why: 'is the code of nobody in this competition' },
      { testSlug: absent.testSlug, why: 'has handed in nothing for this round' },
    ]);
    const entrants = await listEntrants(context(), await held(), 2);
    expect(entrants.every((one) => one.score === null)).toBe(true);
  });

  it('is not decided while it runs, before all are judged, nor anew once the next one has begun', async () => {
    const { asha, ravi } = await judgeable();
    services.now = begun + 14 * DAY_MS - 1;
    await expect(score({ [asha.testSlug]: 60 })).rejects.toThrow('Round 2 is not over');
    await expect(publish({ goOn: 1 })).rejects.toThrow('Round 2 is not over yet.');
    services.now = begun + 14 * DAY_MS;
    await score({ [asha.testSlug]: 60 });
    await expect(publish({ goOn: 1 })).rejects.toThrow(
      `1 have handed in and have no score: ${ravi.testSlug}.`,
    );
    await score({ [ravi.testSlug]: 0 });
    await Promise.all([publish({ goOn: 1 }), publish({ goOn: 1 })]);
    expect(await results(2)).toHaveLength(2);
    services.now = begun + 20 * DAY_MS;
    await expect(publish({ goOn: 2 })).rejects.toThrow('round 3 has begun');
    await expect(publish({ goOn: 2 }, false, 3)).rejects.toThrow('Round 3 is not over yet.');
    await expect(requireHeld(context(), 'epoch-tenth')).rejects.toThrow('it has: epoch-first');
  });

  it('of the quiz may be decided anew with another number, till round two begins', async () => {
    const [quick, slow] = [await enter(services), await enter(services)];
    await takeQuiz(services, quick, 20, 5);
    await takeQuiz(services, slow, 20, 9);
    services.now = begun + 4 * DAY_MS;
    await close();
    await publish({ goOn: 1 }, false, 1);
    expect((await results(1)).map(({ isThrough }) => isThrough)).toEqual([true, false]);
    services.now = begun + 10 * DAY_MS;
    await expect(publish({ goOn: 2 }, false, 1)).rejects.toThrow('round 2 has begun');
  });
});

describe('dates that are moved while people are inside', () => {
  const move = async (
    phase: 'registration' | 'round1' | 'round2',
    dates: { from?: number; until?: number },
  ) => {
    const iso = (days: number | undefined) =>
      days === undefined ? undefined : new Date(begun + days * DAY_MS).toISOString();
    const to = { phase, from: iso(dates.from), until: iso(dates.until), doer };
    return moveDates(context(), await held(), to);
  };

  it('give back the time that the end would have cut, and take none away', async () => {
    const late = await enter(services);
    const early = await enter(services);
    const read = ({ as }: typeof late) => services.call(competitionQuiz, as);
    await services.call(startQuiz, { ...early.as, body: { competitionId } });
    await travel(services, begun + 10 * MINUTE_MS, late, early);
    const until = services.now + 5 * MINUTE_MS;
    await move('round1', { until: (until - begun) / DAY_MS });
    expect((await read(early)).endsAt).toBe(new Date(begun + 30 * MINUTE_MS).toISOString());
    await services.call(startQuiz, { ...late.as, body: { competitionId } });
    expect((await read(late)).endsAt).toBe(new Date(until).toISOString());
    await move('round1', { until: 4 });
    expect((await read(late)).endsAt).toBe(new Date(begun + 40 * MINUTE_MS).toISOString());
  });

  it('in the file are followed by clocks too, and results wait for the last clock', async () => {
    const late = await enter(services);
    const end = begun + 4 * DAY_MS;
    await travel(services, end - 10 * MINUTE_MS, late);
    await services.call(startQuiz, { ...late.as, body: { competitionId } });
    // The same as dates in a file: no clock changes.
    await services.database
      .updateTable('competition_dates')
      .set({ ends_at: new Date(end + 60 * MINUTE_MS) })
      .where('competition', '=', competitionId)
      .where('phase', '=', 'round1')
      .execute();
    await close();
    const { endsAt } = await services.call(competitionQuiz, late.as);
    expect(endsAt).toBe(new Date(end + 20 * MINUTE_MS).toISOString());
  });

  it('are refused where they would take away what people were told', async () => {
    await expect(move('round1', { from: 1 })).rejects.toThrow('its start stays');
    await expect(move('round1', { until: -0.5 })).rejects.toThrow('before it begins');
    services.now = begun + DAY_MS;
    await expect(move('round1', { until: 0.5 })).rejects.toThrow('in the past');
    await expect(move('round1', { until: 11 })).rejects.toThrow('round2 would begin before');
    await expect(move('round2', { from: 3 })).rejects.toThrow('round2 would begin before');
    services.now = begun + 4 * DAY_MS;
    await takenQuiz();
    await close();
    await expect(move('round1', { until: 6 })).rejects.toThrow('The results of round 1 are out');
  });

  const takenQuiz = async () => {
    services.now = begun;
    await takeQuiz(services, await enter(services), 3, 5);
    services.now = begun + 4 * DAY_MS;
  };
});

describe('the clock of one participant', () => {
  const extend = async (testSlug: string, minutes = 15) =>
    extendClock(context(), await held(), {
      testSlug,
      minutes,
      doer: { ...doer, reason: 'outage' },
    });
  const slugOf = async ({ progress }: Awaited<ReturnType<typeof enter>>) =>
    (await progress()).registration?.testSlug ?? '';

  it('runs longer after a fault, also beyond the end of the round, whose results wait', async () => {
    const asha = await enter(services);
    const end = begun + 4 * DAY_MS;
    await travel(services, end - 5 * MINUTE_MS, asha);
    await services.call(startQuiz, { ...asha.as, body: { competitionId } });
    const testSlug = await slugOf(asha);
    await travel(services, end + MINUTE_MS, asha);
    const until = await extend(testSlug);
    expect(until).toEqual(new Date(end + 16 * MINUTE_MS));
    expect(await services.call(competitionQuiz, asha.as)).toMatchObject({
      state: 'running',
      endsAt: until.toISOString(),
    });
    await close();
    expect((await asha.progress()).rounds[0]?.result).toBeNull();
    await expect(publish({ goOn: 1 }, false, 1)).rejects.toThrow('The clock of 1');
    await travel(services, until.getTime(), asha);
    await close();
    expect((await asha.progress()).rounds[0]?.result).toMatchObject({ position: 1 });
    await expect(extend(testSlug)).rejects.toThrow('The results of round one are out.');
    const [act] = (await listActs(services.database, brand, competitionId)).toReversed();
    expect(act).toMatchObject({ act: 'extend', reason: 'outage', done_by: 'Meera' });
  });

  it('is not begun for who has not begun, nor begun again for who has handed in', async () => {
    const [asha, ravi] = [await enter(services), await enter(services)];
    await takeQuiz(services, ravi, 3, 0);
    await expect(extend(await slugOf(asha))).rejects.toThrow('has begun the quiz');
    await expect(extend(await slugOf(ravi))).rejects.toThrow('has handed the quiz in');
  });
});
