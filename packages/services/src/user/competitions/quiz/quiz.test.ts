import {
  answerQuiz,
  competitionQuiz,
  completeQuiz,
  startQuiz,
} from '@broadsheet/contract/calls/competition';
import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand, competitionId, enter, setDates, travel } from '../competition.fixtures.ts';

let services: TestServices;
let begun: number;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  await setDates(services);
  begun = services.now;
});
afterAll(() => services.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
const body = { competitionId };
const taking = async () => {
  services.now = begun;
  const entered = await enter(services);
  const { as } = entered;
  return {
    ...entered,
    start: () => services.call(startQuiz, { ...as, body }),
    read: () => services.call(competitionQuiz, as),
    complete: () => services.send(completeQuiz, { ...as, body }),
    answer: (questionId: number, choice: number) =>
      services.send(answerQuiz, { ...as, body: { ...body, questionId, choice } }),
  };
};

describe('the quiz', () => {
  it('is one attempt, however often it is begun at once', async () => {
    const { as, seeker } = await taking();
    const all = await Promise.all(
      Array.from({ length: 100 }, () => services.send(startQuiz, { ...as, body })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const ends = all.map((answer) => JSON.stringify(Reflect.get(Object(answer.body), 'quiz')));
    expect(new Set(ends).size).toBe(1);
    const attempts = await services.database
      .selectFrom('assessment_attempts')
      .select('ends_at')
      .where('seeker_id', '=', seeker.id)
      .execute();
    expect(attempts).toEqual([{ ends_at: new Date(begun + 30 * MINUTE_MS) }]);
  });

  it('asks thirty questions, tells nowhere which choice is right, and loses nothing', async () => {
    const { start, read, answer, complete } = await taking();
    expect(await read()).toMatchObject({ state: 'waiting', minutes: 30, questions: 30, asked: [] });
    const { quiz } = await start();
    expect(quiz.asked).toHaveLength(30);
    expect(new Set(quiz.asked.flatMap((question) => Object.keys(question)))).toEqual(
      new Set(['id', 'text', 'choices', 'chosen']),
    );
    const [first, second] = quiz.asked.map(({ id }) => id);
    await answer(first ?? 0, 1);
    await answer(first ?? 0, 2);
    services.now += 5 * MINUTE_MS;
    const later = await read();
    expect(later).toMatchObject({ state: 'running', answered: 1, endsAt: quiz.endsAt });
    expect(later.asked.map(({ chosen }) => chosen)).toEqual([2, ...Array(29).fill(null)]);
    expect(await answer(second ?? 0, 5)).toMatchObject(refused(400, 'VALIDATION'));
    expect(await answer(2_000_000, 0)).toMatchObject(refused(400, 'VALIDATION'));
    expect(await complete()).toMatchObject({ body: { quiz: { state: 'done', asked: [] } } });
    expect(await answer(second ?? 0, 0)).toMatchObject(refused(410, 'QUIZ_OVER'));
    expect((await start()).quiz).toMatchObject({ state: 'done', answered: 1 });
  });

  it('ends by the server’s clock, and takes nothing after that', async () => {
    const taker = await taking();
    const { start, read, answer, progress } = taker;
    const { quiz } = await start();
    await travel(services, begun + 30 * MINUTE_MS - 1, taker);
    expect(await answer(quiz.asked[0]?.id ?? 0, 0)).toMatchObject({ status: 200 });
    services.now += 1;
    expect(await answer(quiz.asked[0]?.id ?? 0, 1)).toMatchObject(refused(410, 'QUIZ_OVER'));
    expect(await read()).toMatchObject({ state: 'done', answered: 1, asked: [] });
    expect((await progress()).rounds[0]).toMatchObject({ state: 'done' });
  });

  it('ends with its round for who begins late, and is not begun after it', async () => {
    const late = await taking();
    const missed = await taking();
    await travel(services, begun + 4 * DAY_MS - MINUTE_MS, late, missed);
    expect((await late.start()).quiz.endsAt).toBe(new Date(begun + 4 * DAY_MS).toISOString());
    services.now += MINUTE_MS;
    expect(await services.send(startQuiz, { ...missed.as, body })).toMatchObject(
      refused(410, 'COMPETITION_CLOSED'),
    );
    expect(await missed.read()).toMatchObject({ state: 'missed' });
    expect((await missed.progress()).rounds[0]).toMatchObject({ state: 'missed' });
  });

  it.each([
    ['a phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile Safari'],
    ['a tablet', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15'],
  ])('is refused on %s', async (_name, agent) => {
    const { as } = await taking();
    const onDevice = { ...as, agent };
    const needs = refused(403, 'QUIZ_NEEDS_DESKTOP');
    expect(await services.send(competitionQuiz, onDevice)).toMatchObject(needs);
    for (const call of [startQuiz, completeQuiz])
      expect(await services.send(call, { ...onDevice, body })).toMatchObject(needs);
    const answer = { ...body, questionId: 1, choice: 0 };
    expect(await services.send(answerQuiz, { ...onDevice, body: answer })).toMatchObject(needs);
  });

  it('is for nobody who has not entered, and each one’s own', async () => {
    const asha = await taking();
    const ravi = await taking();
    const { quiz } = await asha.start();
    await ravi.start();
    await asha.answer(quiz.asked[0]?.id ?? 0, 3);
    expect(await ravi.read()).toMatchObject({ answered: 0 });
    const { token } = await addSeeker(services, { brand });
    const outside = refused(403, 'NOT_IN_COMPETITION');
    expect(await services.send(startQuiz, { brand, token, body })).toMatchObject(outside);
    expect(await services.send(competitionQuiz, { brand, token })).toMatchObject(outside);
    expect(await services.send(competitionQuiz, { brand })).toMatchObject({ status: 401 });
  });

  it('is of its competition only, and of no other brand', async () => {
    const { as } = await taking();
    const other = { competitionId: 'epoch-first' };
    const missing = refused(404, 'COMPETITION_NOT_FOUND');
    expect(await services.send(startQuiz, { ...as, body: other })).toMatchObject(missing);
    const { token } = await addSeeker(services);
    expect(await services.send(startQuiz, { token, body })).toMatchObject(missing);
  });
});
