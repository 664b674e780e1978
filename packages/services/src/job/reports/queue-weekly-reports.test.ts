import { outbox } from '@broadsheet/contract/calls/internal';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDirectory } from '../../platform/brands/directory.ts';
import { queueWeeklyReports } from './queue-weekly-reports.ts';

/** A profile that matches the job. */
const PROFILE = { category_id: 1, city_id: 2, experience_months: 36 };

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
  await services.database.deleteFrom('jobs').execute();
  await addJob(services, { title: 'Java Developer' });
});
afterEach(() => services.close());

const queue = (batchSize?: number) => {
  const { database, now } = services;
  return queueWeeklyReports({ database, readDirectory: createDirectory(database), now }, batchSize);
};
/** The recipients of queued reports, in the order of queueing. */
const reported = async (): Promise<string[]> => {
  const rows = await services.database
    .selectFrom('messages')
    .select('recipient')
    .where('template', '=', 'weekly-job-report')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient }) => recipient);
};
const add = async (
  changes: Parameters<typeof addSeeker>[1] = {},
  facts: Parameters<typeof addSeeker>[2] = {},
): Promise<string> => (await addSeeker(services, changes, { ...PROFILE, ...facts })).seeker.email;

describe('weekly reports', () => {
  it('go to all whom they suit, of both brands, in batches, once', async () => {
    await addJob(services, { brand: 'management', category_id: 13, title: 'Sales Manager' });
    for (const category_id of [2, 2]) await add({}, { category_id });
    const emails = [await add(), await add(), await add(), await add()];
    emails.push(await add({ brand: 'management' }, { category_id: null }));
    await queue(2);
    expect(await reported()).toEqual(emails);
    const { items } = await services.call(outbox, {
      query: { to: emails[4] },
      brand: 'management',
    });
    expect(items).toMatchObject([
      {
        subject: '1 new job for you this week',
        text: expect.stringContaining('* Sales Manager\n'),
      },
    ]);
  });

  it('go to nobody else', async () => {
    const now = new Date(services.now);
    await add({ settings: '{"weeklyJobReport":0}' });
    await add({ email_verified_at: null });
    await add({ email_invalid_at: now });
    await add({ status: 'deactivated' });
    await add({}, { category_id: 2 });
    const wanted = await add({ settings: '{"weeklyJobReport":1}' });
    await queue();
    expect(await reported()).toEqual([wanted]);
  });

  it('are one a week, however often and from wherever it is begun again', async () => {
    const first = await add();
    await queue();
    const second = await add();
    await Promise.all([queue(), queue(), queue()]);
    services.now += 6 * DAY_MS - 1;
    await queue();
    expect(await reported()).toEqual([first, second]);
    services.now += DAY_MS;
    await addJob({ ...services, demoNow: services.now });
    await queue();
    expect(await reported()).toEqual([first, second, first, second]);
  });

  it('that fail for one go to all others, and the run says so', async () => {
    const { database } = services;
    await sql`alter table messages add check (recipient <> 'bad@example.com')`.execute(database);
    await add({ email: 'bad@example.com' });
    const other = await add();
    await expect(queue()).rejects.toThrow('1 weekly reports were not queued');
    expect(await reported()).toEqual([other]);
  });

  it('are made in the background', async () => {
    const email = await add();
    await sql`select graphile_worker.add_job('weekly-job-report')`.execute(services.database);
    await runTestJobs(services);
    expect(await reported()).toEqual([email]);
  });
});
