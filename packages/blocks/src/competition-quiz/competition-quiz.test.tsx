import { ANYBODY } from '@broadsheet/contract/audience';
import { competitionQuiz } from '@broadsheet/contract/calls/competition';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { NOW } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './competition-quiz.fixtures.ts';
import { CompetitionQuiz } from './competition-quiz.tsx';
import { loadCompetitionQuiz } from './loader.ts';

const page = '/epoch/round-one';
const quiz = {
  competitionId: 'epoch',
  state: 'running',
  opens: new Date(NOW - 60_000).toISOString(),
  endsAt: new Date(NOW + 90_000).toISOString(),
  asked: [0, null, null].map((chosen, id) => ({ id, text: 'T', choices: ['A', 'B'], chosen })),
};
const load = async (
  path: string,
  answer: unknown = quiz,
  device: 'desktop' | 'tablet' = 'desktop',
) => {
  const { context, made } = loaderContext(
    path,
    { [competitionQuiz.path]: answer },
    { session: sessionFixture, audience: { ...ANYBODY, device } },
  );
  return { data: (await loadCompetitionQuiz({}, context)).data, made };
};
const renderBlock = (name?: string) => renderFixture(CompetitionQuiz, fixtures, name);

it("continues at the first unanswered question, with the server's remaining time", async () => {
  const { data } = await load(page);
  expect(data?.quiz).toMatchObject({
    leftMs: 90_000,
    marks: [true, false, false],
    shown: { place: 2, next: `${page}?question=3` },
  });
  expect((await load(`${page}?question=end`)).data?.quiz?.shown).toBeNull();
});

it('makes no call on a tablet, and explains why there is no quiz', async () => {
  const { data, made } = await load(page, quiz, 'tablet');
  expect([data, made]).toEqual([{ quiz: null, why: 'device', failed: null }, []]);
  const outside = await load(page, new AppError('NOT_IN_COMPETITION'));
  expect(outside.data?.why).toBe('entry');
  await expect(load(page, new AppError('SERVICE_UNAVAILABLE'))).rejects.toThrow();
  expect(textOf(renderBlock('phone'))).toContain('Take the quiz on a laptop or desktop.');
});

it('is plain forms that name the competition, below a timer', () => {
  expect(renderBlock('waiting')).toContain('action="/api/user/competition/quiz_start"');
  const running = renderBlock();
  expect(running).toContain('action="/api/user/competition/quiz_answer"');
  expect(running).toContain('name="competitionId" value="epoch-second"');
  expect(running).toContain(`name="next" value="${page}?question=3"`);
  expect(running).toMatch(/role="timer"[^>]*>25:00</);
  expect(renderBlock('end')).toContain('action="/api/user/competition/quiz_complete"');
  expect(renderBlock('done')).not.toContain('<form');
});
