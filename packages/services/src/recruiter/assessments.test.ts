import {
  answerAssessment,
  assessment,
  completeAssessment,
  pendingTests,
  startAssessment,
} from '@broadsheet/contract/calls/assessments';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { notifications } from '@broadsheet/contract/calls/notifications';
import {
  assessmentResults,
  recruiterAssessment,
  setAssessment,
} from '@broadsheet/contract/calls/recruiter-assessments';
import { addRecruiter } from '@broadsheet/test-kit/database/add-recruiter';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setApplicationStatus } from '../job/applications/set-status.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

type Recruiter = Awaited<ReturnType<typeof addRecruiter>>;

const question = { text: 'Is it so?', choices: ['No', 'Yes'], rightChoice: 1 };
const TEST = {
  title: 'Java basics',
  minutes: 10,
  passMark: 50,
  days: 7,
  questions: [question, { ...question, text: 'And this?' }],
};
const set = ({ token, jobId }: Recruiter, body: typeof TEST = TEST) =>
  services.send(setAssessment, { token, params: { jobId }, body });
const read = ({ token, jobId }: Recruiter) =>
  services.call(recruiterAssessment, { token, params: { jobId } });
const results = ({ token, jobId }: Recruiter) =>
  services.call(assessmentResults, { token, params: { jobId } });
const apply = async ({ jobId }: Recruiter, changes = {}) => {
  const added = await addSeeker(services, changes);
  const jobcode = String(jobId);
  await services.call(applyJob, { token: added.token, body: { applyAnyway: 1, jobcode } });
  const { token } = added;
  return {
    ...added,
    start: () => services.send(startAssessment, { token, body: { jobcode } }),
    own: () => services.call(assessment, { token, query: { jobcode } }),
    answer: (questionId: number, choice: number) =>
      services.call(answerAssessment, { token, body: { jobcode, questionId, choice } }),
    complete: () => services.call(completeAssessment, { token, body: { jobcode } }),
  };
};

describe('the assessment of a recruiter’s own job', () => {
  it('is set and read by them alone, and told once to who applied before', async () => {
    const mine = await addRecruiter(services);
    const other = await addRecruiter(services);
    const { token } = await apply(mine);
    expect(await read(mine)).toEqual({ assessment: null });
    expect(await set(mine)).toMatchObject({ status: 200, body: { told: 1 } });
    expect(await read(mine)).toEqual({ assessment: TEST });
    expect(await set(mine, { ...TEST, title: 'More' })).toMatchObject({ body: { told: 0 } });
    const { items } = await services.call(notifications, { token });
    expect(items.map(({ type, link }) => [type, link])).toEqual([
      [15, `/pendingassessments?job=${mine.jobId}`],
    ]);
    const missing = { status: 404, body: { code: 'JOB_NOT_FOUND' } };
    const asOther = { ...mine, token: other.token };
    expect(await set(asOther)).toMatchObject(missing);
    const params = { jobId: mine.jobId };
    for (const call of [recruiterAssessment, assessmentResults])
      expect(await services.send(call, { token: other.token, params })).toMatchObject(missing);
    expect(await services.send(setAssessment, { token, params, body: TEST })).toMatchObject({
      status: 401,
    });
    expect((await read(mine)).assessment?.title).toBe('More');
  });

  it('takes no right choice that there is not', async () => {
    const mine = await addRecruiter(services);
    const wrong = { ...TEST, questions: [{ ...question, rightChoice: 2 }] };
    expect(await set(mine, wrong)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'body/questions/0/rightChoice' }] },
    });
    expect(await read(mine)).toEqual({ assessment: null });
  });

  it('stays as it is once somebody has begun it, however close together both come', async () => {
    const mine = await addRecruiter(services);
    await set(mine);
    const { start, own } = await apply(mine);
    const changed = { ...TEST, questions: [question] };
    const [begun, second] = await Promise.all([start(), set(mine, changed)]);
    expect(begun.status).toBe(200);
    expect([200, 409]).toContain(second.status);
    const { asked } = await own();
    expect(asked).toHaveLength(second.status === 200 ? 1 : 2);
    expect(await set(mine, { ...TEST, title: 'Later' })).toMatchObject({
      status: 409,
      body: { code: 'ASSESSMENT_BEGUN' },
    });
    expect((await read(mine)).assessment?.title).toBe('Java basics');
  });

  it('has results of those who may be seen, which say no more than percent while it runs', async () => {
    const mine = await addRecruiter(services);
    await set(mine);
    const [first, second, hidden] = [await apply(mine), await apply(mine), await apply(mine)];
    await services.database
      .updateTable('seekers')
      .set({ settings: JSON.stringify({ hideResume: 1 }) } as never)
      .where('id', '=', hidden.seeker.id)
      .execute();
    for (const { start } of [first, second, hidden]) {
      await start();
      services.now += 1_000;
    }
    const { asked } = await first.own();
    await first.answer(asked[0]?.id ?? 0, 1);
    await first.complete();
    const { items, total } = await results(mine);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { state: 'running', answered: 0, result: null },
      { state: 'done', answered: 1, result: { percent: 50, passed: true } },
    ]);
  });
});

describe('an application that was turned down', () => {
  const turnDown = ({ id: seekerId }: { readonly id: number }, jobId: number) =>
    setApplicationStatus(services, { seekerId, jobId, by: null, status: 'rejected' });

  it('has no assessment that waits, and one that is begun runs on', async () => {
    const mine = await addRecruiter(services);
    await set(mine);
    const [waits, runs] = [await apply(mine), await apply(mine)];
    await runs.start();
    for (const { seeker } of [waits, runs]) await turnDown(seeker, mine.jobId);
    const pending = async ({ token, seeker }: typeof waits) =>
      (await services.call(pendingTests, { token, query: { id: seeker.id } })).total;
    expect(await pending(waits)).toBe(0);
    expect(await pending(runs)).toBe(1);
    expect(await waits.own()).toMatchObject({ state: 'ended', asked: [] });
    expect(await waits.start()).toMatchObject({ status: 410, body: { code: 'ASSESSMENT_OVER' } });
  });

  it('is told of no assessment that is set later', async () => {
    const mine = await addRecruiter(services);
    const { seeker } = await apply(mine);
    await turnDown(seeker, mine.jobId);
    expect(await set(mine)).toMatchObject({ body: { told: 0 } });
  });
});
