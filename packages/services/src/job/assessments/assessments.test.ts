import { dataExport } from '@broadsheet/contract/calls/account';
import {
  answerAssessment,
  assessment,
  completeAssessment,
  pendingTests,
  startAssessment,
  validateAssessment,
} from '@broadsheet/contract/calls/assessments';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

/** A job with a test of two questions, whose second choice is right. */
const addTest = async (days = 7) => {
  const jobId = await addJob(services);
  const { database } = services;
  const { id } = await database
    .insertInto('assessments')
    .values({ job_id: jobId, title: 'Java basics', minutes: 2, pass_mark: 50, days })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { assessment_id: id, choices: ['No', 'Yes'], right_choice: 1 };
  const questions = await database
    .insertInto('assessment_questions')
    .values([0, 1].map((position) => ({ ...of, position, text: `Question ${position}` })))
    .returning('id')
    .execute();
  return { jobId, jobcode: String(jobId), ids: questions.map((question) => question.id) };
};
const taking = async () => {
  const test = await addTest();
  const { token, seeker } = await addSeeker(services);
  const { jobcode, ids } = test;
  await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode } });
  return {
    ...test,
    token,
    seekerId: seeker.id,
    read: () => services.call(assessment, { token, query: { jobcode } }),
    start: () => services.call(startAssessment, { token, body: { jobcode } }),
    answer: (index: number, choice: number) =>
      services.send(answerAssessment, {
        token,
        body: { jobcode, questionId: ids[index] ?? 0, choice },
      }),
    complete: () => services.call(completeAssessment, { token, body: { jobcode } }),
  };
};
const refusal = (status: number, code: string) => ({ status, body: { code } });

describe('an assessment', () => {
  it('shows its questions while it runs, with what was answered, and never what is right', async () => {
    const { read, start, answer, complete } = await taking();
    expect(await read()).toMatchObject({ state: 'waiting', questions: 2, asked: [], result: null });
    const { assessment: begun } = await start();
    expect(begun).toMatchObject({ state: 'running', answered: 0, result: null });
    await answer(0, 0);
    await answer(0, 1);
    const running = await read();
    expect(running.asked.map(({ chosen }) => chosen)).toEqual([1, null]);
    expect(running.answered).toBe(1);
    expect(JSON.stringify(running)).not.toMatch(/right/i);
    const { assessment: done } = await complete();
    const result = { percent: 50, passed: true };
    expect(done).toMatchObject({ state: 'done', asked: [], answered: 1, result });
  });

  it('begins once and is handed in once, however often and however fast it is asked', async () => {
    const { start, answer, complete, read } = await taking();
    const begun = await Promise.all(Array.from({ length: 10 }, start));
    services.now += MINUTE_MS;
    const again = await start();
    expect(new Set([...begun, again].map((each) => each.assessment.endsAt)).size).toBe(1);
    const handed = await Promise.all([complete(), complete(), complete()]);
    expect(new Set(handed.map((each) => JSON.stringify(each.assessment))).size).toBe(1);
    expect(await answer(0, 1)).toMatchObject(refusal(410, 'ASSESSMENT_OVER'));
    expect(await start()).toMatchObject({ assessment: { state: 'done' } });
    expect(await read()).toMatchObject({ answered: 0, result: { percent: 0, passed: false } });
  });

  it('ends by the server’s clock, with what was answered until then', async () => {
    const { start, answer, read, complete, token } = await taking();
    await start();
    services.now += 2 * MINUTE_MS - 1;
    expect(await answer(0, 1)).toMatchObject({ status: 200 });
    services.now += 1;
    expect(await answer(1, 1)).toMatchObject(refusal(410, 'ASSESSMENT_OVER'));
    const over = { state: 'done', answered: 1, result: { percent: 50, passed: true } };
    expect(await read()).toMatchObject(over);
    expect((await services.call(dataExport, { token })).assessments).toMatchObject([
      { title: 'Java basics', completedAt: null, answers: [{ answer: 'Yes' }] },
    ]);
    expect(await complete()).toMatchObject({ assessment: over });
  });

  it('cannot be begun past its deadline', async () => {
    const { token, jobId, jobcode, read } = await taking();
    await services.database
      .updateTable('applications')
      .set({ applied_at: new Date(services.now - 7 * DAY_MS) })
      .where('job_id', '=', jobId)
      .execute();
    expect(await read()).toMatchObject({ state: 'missed' });
    expect(await services.send(startAssessment, { token, body: { jobcode } })).toMatchObject(
      refusal(410, 'ASSESSMENT_OVER'),
    );
  });

  it('takes no answer that there is not, and no question of another one', async () => {
    const { start, answer, token, jobcode } = await taking();
    expect(await answer(0, 1)).toMatchObject(refusal(410, 'ASSESSMENT_OVER'));
    await start();
    expect(await answer(0, 2)).toMatchObject(refusal(400, 'VALIDATION'));
    const { ids } = await addTest();
    const body = { jobcode, questionId: ids[0] ?? 0, choice: 0 };
    expect(await services.send(answerAssessment, { token, body })).toMatchObject(
      refusal(404, 'ASSESSMENT_NOT_FOUND'),
    );
  });

  it('is there for nobody who has not applied, and not to be handed in before it is begun', async () => {
    const { jobcode, token: applied } = await taking();
    const { token } = await addSeeker(services);
    const missing = refusal(404, 'ASSESSMENT_NOT_FOUND');
    const body = { jobcode };
    expect(await services.send(assessment, { token, query: body })).toMatchObject(missing);
    for (const call of [startAssessment, completeAssessment])
      expect(await services.send(call, { token, body })).toMatchObject(missing);
    expect(await services.send(completeAssessment, { token: applied, body })).toMatchObject(
      missing,
    );
    expect(await services.send(assessment, { query: body })).toMatchObject({ status: 401 });
  });
});

describe('what waits', () => {
  it('is told to who has just applied, once', async () => {
    const { token, seekerId, jobId, jobcode } = await taking();
    await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode } });
    const notifications = await services.database
      .selectFrom('notifications')
      .select(['type', 'link'])
      .where('seeker_id', '=', seekerId)
      .execute();
    expect(notifications).toEqual([{ type: 15, link: `/pendingassessments?job=${jobId}` }]);
  });

  it('is listed for its seeker alone, what ends first before others, until it is done', async () => {
    const { token, seekerId, start, complete, jobId } = await taking();
    const later = await addTest(8);
    await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: later.jobcode } });
    const list = async (page = 1) =>
      services.call(pendingTests, { token, query: { id: seekerId, page, size: 1 } });
    expect(await list()).toMatchObject({ total: 2, hasMore: true, items: [{ jobId }] });
    expect(await list(2)).toMatchObject({ hasMore: false, items: [{ jobId: later.jobId }] });
    await start();
    expect(await list()).toMatchObject({ items: [{ jobId, state: 'running' }] });
    await complete();
    expect(await list()).toMatchObject({ total: 1, items: [{ jobId: later.jobId }] });
    const query = { id: seekerId + 1 };
    expect(await services.send(pendingTests, { token, query })).toMatchObject({ status: 403 });
  });

  it('can be asked about by recruiter', async () => {
    const { token, seekerId, jobId, complete, start } = await taking();
    const { id: recruiterId } = await services.database
      .selectFrom('recruiters')
      .select('id')
      .where('brand', '=', 'tech')
      .executeTakeFirstOrThrow();
    const { database } = services;
    const own = { recruiter_id: recruiterId };
    await database.updateTable('jobs').set(own).where('id', '=', jobId).execute();
    const addQuestion = (of: object = {}) =>
      services.send(validateAssessment, { token, query: { seekerId, jobId, recruiterId, ...of } });
    expect(await addQuestion()).toMatchObject({ body: { isValid: true } });
    expect(await addQuestion({ recruiterId: recruiterId + 1 })).toMatchObject({
      body: { isValid: false },
    });
    expect(await addQuestion({ seekerId: seekerId + 1 })).toMatchObject({ status: 403 });
    await start();
    await complete();
    expect(await addQuestion()).toMatchObject({ body: { isValid: false } });
  });
});
