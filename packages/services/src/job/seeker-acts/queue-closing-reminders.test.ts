import { outbox } from '@broadsheet/contract/calls/internal';
import { applyJob, saveJob, unsaveJob } from '@broadsheet/contract/calls/job-actions';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queueClosingReminders } from './queue-closing-reminders.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices({ isLimited: false });
});
afterEach(() => services.close());

const closing = (hours: number, title = 'Java Developer') =>
  addJob(services, { title, expires_at: new Date(services.now + hours * HOUR_MS) });
const save = (token: string, jobId: number) =>
  services.call(saveJob, { token, body: { jobcode: String(jobId) } });
const remind = (batchSize?: number) => queueClosingReminders(services, batchSize);
const mailsTo = async (email: string) =>
  (await services.call(outbox, { query: { to: email } })).items;

it('tells each seeker in one mail of the saved jobs that close within two days, once', async () => {
  const jobs = [await closing(30), await closing(47, 'Tester'), await closing(60)];
  const seekers = [await addSeeker(services), await addSeeker(services), await addSeeker(services)];
  for (const { token } of seekers) for (const job of jobs) await save(token, job);
  await Promise.all([remind(1), remind()]);
  await remind();
  for (const { seeker } of seekers) {
    const mails = await mailsTo(seeker.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('2 jobs you saved close soon');
    expect(mails[0]?.text).toMatch(/\* Java Developer\n[\s\S]*\* Tester\n/);
  }
  services.now += 24 * HOUR_MS;
  await remind();
  const [last, ...earlier] = await mailsTo(seekers[0]?.seeker.email ?? '');
  expect(last?.subject).toBe('A job you saved closes soon');
  expect(earlier).toHaveLength(1);
});

it('tells nobody who has applied, saves it no more, or cannot be reached; nor of what has closed', async () => {
  const job = await closing(20);
  const gone = await closing(20);
  const { seeker, token } = await addSeeker(services);
  await save(token, job);
  await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: String(job) } });
  await save(token, gone);
  await services.database
    .updateTable('jobs')
    .set({ status: 'expired' })
    .where('id', '=', gone)
    .execute();
  const other = await addSeeker(services);
  await save(other.token, job);
  await services.call(unsaveJob, { token: other.token, body: { jobcode: String(job) } });
  const away = await addSeeker(services, { email_invalid_at: new Date(services.now) });
  await save(away.token, job);
  await remind();
  for (const { email } of [seeker, other.seeker, away.seeker])
    expect(
      (await mailsTo(email)).filter(({ template }) => template !== 'application-sent'),
    ).toEqual([]);
});
