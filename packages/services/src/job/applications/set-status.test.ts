import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setApplicationStatus } from './set-status.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const applied = async (isPro = false) => {
  const { seeker } = await addSeeker(services, { isPro });
  const jobId = await addJob(services);
  await services.database
    .insertInto('applications')
    .values({ seeker_id: seeker.id, job_id: jobId, applied_at: new Date(services.now) })
    .execute();
  return { seekerId: seeker.id, jobId, by: null };
};
const read = async ({ seekerId, jobId }: { seekerId: number; jobId: number }) => {
  const of = { seeker_id: seekerId, job_id: jobId };
  const { database } = services;
  const { status, shortlisted_at } = await database
    .selectFrom('applications')
    .selectAll()
    .where(({ and }) => and(of))
    .executeTakeFirstOrThrow();
  const steps = await database
    .selectFrom('application_steps')
    .select('status')
    .where(({ and }) => and(of))
    .orderBy('status')
    .execute();
  return { status, shortlisted_at, steps: steps.map((step) => step.status) };
};

describe('the status of an application', () => {
  it('goes forward only, once for each step, however many say it at once', async () => {
    const application = await applied();
    const setStatusTo = (status: 'viewed' | 'shortlisted' | 'rejected') =>
      setApplicationStatus(services, { ...application, status });
    const moved = await Promise.all(Array.from({ length: 20 }, () => setStatusTo('shortlisted')));
    expect(moved.filter(Boolean)).toHaveLength(1);
    expect(await setStatusTo('viewed')).toBe(false);
    const at = new Date(services.now);
    expect(await read(application)).toEqual({
      status: 'shortlisted',
      shortlisted_at: at,
      steps: ['shortlisted'],
    });
    expect(await setStatusTo('rejected')).toBe(true);
    expect(await setApplicationStatus(services, { ...application, status: 'offered' })).toBe(false);
    expect(await read(application)).toMatchObject({
      status: 'rejected',
      steps: ['shortlisted', 'rejected'],
    });
  });

  it('is kept only when what it belongs to is kept', async () => {
    const application = await applied();
    const change = { ...application, status: 'interview' as const };
    const undone = services.database.transaction().execute(async (database) => {
      expect(await setApplicationStatus({ ...services, database }, change)).toBe(true);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await read(application)).toMatchObject({ status: 'applied', steps: [] });
  });

  it('is told to pro members, once for each step', async () => {
    const [pro, basic] = [await applied(true), await applied()];
    for (const application of [pro, pro, basic])
      await setApplicationStatus(services, { ...application, status: 'shortlisted' });
    const notifications = await services.database
      .selectFrom('notifications')
      .select(['seeker_id', 'type', 'link', 'text'])
      .where('seeker_id', 'in', [pro.seekerId, basic.seekerId])
      .execute();
    const text = expect.stringMatching(/^You've been shortlisted for Sample Engineer at /);
    const link = `/job/applied/${pro.jobId}`;
    expect(notifications).toEqual([{ seeker_id: pro.seekerId, type: 1, link, text }]);
  });

  it('is nothing where nobody has applied', async () => {
    const { seekerId } = await applied();
    const { jobId } = await applied();
    const change = { seekerId, jobId, status: 'viewed' as const, by: null };
    await expect(setApplicationStatus(services, change)).rejects.toMatchObject({
      code: 'APPLICATION_NOT_FOUND',
    });
  });
});
