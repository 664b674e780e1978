import type { CallBody } from '@broadsheet/contract/call';
import { settings } from '@broadsheet/contract/calls/account';
import { jobAlert, saveJobAlert } from '@broadsheet/contract/calls/alerts';
import { outbox } from '@broadsheet/contract/calls/internal';
import { notifications } from '@broadsheet/contract/calls/notifications';
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
import { queueJobAlerts } from './queue-job-alerts.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
  await services.database.deleteFrom('jobs').execute();
});
afterEach(() => services.close());

const queue = (batchSize?: number) => {
  const { database, messagesOf, now } = services;
  return queueJobAlerts(
    { database, messagesOf, readDirectory: createDirectory(database), now },
    batchSize,
  );
};
const add = async (
  alert: CallBody<typeof saveJobAlert>,
  changes: Parameters<typeof addSeeker>[1] = {},
) => {
  const added = await addSeeker(services, changes);
  await services.call(saveJobAlert, { token: added.token, body: alert });
  return added;
};
const fresh = (title: string, job: Parameters<typeof addJob>[1] = {}) =>
  addJob({ ...services, demoNow: services.now }, { title, ...job });
/** The recipients and how many jobs each was mailed, in the order of queueing. */
const mailed = async () => {
  const rows = await services.database
    .selectFrom('messages')
    .select(['recipient', sql<string>`variables->>'count'`.as('count')])
    .where('template', '=', 'job-alert')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, count }) => `${recipient} ${count}`);
};
const DAILY = { frequency: 'daily' } as const;

describe('what a seeker asks for', () => {
  it('is kept as it was said last, and turns such mails on', async () => {
    const { token } = await addSeeker(services, { settings: '{"jobFeed":0}' });
    expect(await services.call(jobAlert, { token })).toEqual({
      frequency: 'off',
      filters: {},
      mailedAt: null,
      paused: true,
    });
    const body = { frequency: 'weekly', query: 'java', locIds: '2,3', wfh: 1, exp: 4 } as const;
    expect(await services.call(saveJobAlert, { token, body })).toMatchObject({ paused: false });
    const { frequency, ...filters } = body;
    expect(await services.call(jobAlert, { token })).toMatchObject({ frequency, filters });
    expect((await services.call(settings, { token })).settings.jobFeed).toBe(1);
    await services.call(saveJobAlert, { token, body: { frequency: 'off' } });
    expect(await services.call(jobAlert, { token })).toMatchObject({ frequency: 'off', filters });
    await services.call(saveJobAlert, { token, body: DAILY });
    expect((await services.call(jobAlert, { token })).filters).toEqual({});
    const other = await addSeeker(services);
    expect((await services.call(jobAlert, { token: other.token })).frequency).toBe('off');
  });
});

describe('mails of new jobs', () => {
  it('tell of each job once, for the filters and at the frequency that were asked for', async () => {
    await fresh('Java Developer');
    await fresh('Painter', { city_ids: [3] });
    const java = await add({ ...DAILY, query: 'java', locIds: '2' });
    const all = await add({ frequency: 'weekly' });
    await Promise.all([queue(1), queue(), queue()]);
    await queue();
    const first = [`${java.seeker.email} 1`, `${all.seeker.email} 2`];
    expect((await mailed()).toSorted()).toEqual(first.toSorted());
    services.now += DAY_MS;
    await queue();
    expect(await mailed()).toHaveLength(2);
    await fresh('Senior Java Developer');
    await queue();
    expect((await mailed()).slice(2)).toEqual([`${java.seeker.email} 1`]);
    services.now += 6 * DAY_MS;
    await queue();
    expect((await mailed()).slice(3)).toEqual([`${all.seeker.email} 1`]);
  });

  it('say what has come, on the site too, and lead to the list', async () => {
    await fresh('Java Developer');
    const { seeker, token } = await add({ ...DAILY, query: 'java', locIds: '2' });
    expect((await services.call(notifications, { token })).items).toEqual([]);
    await sql`select graphile_worker.add_job('job-alerts')`.execute(services.database);
    await runTestJobs(services);
    const { items } = await services.call(outbox, { query: { to: seeker.email } });
    expect(items).toMatchObject([
      { template: 'job-alert', subject: '1 new job for your job alert' },
    ]);
    expect(items[0]?.text).toContain('* Java Developer\n');
    expect(items[0]?.text).toContain('/search/java.html?locIds=2');
    expect((await services.call(notifications, { token })).items).toMatchObject([
      { type: 11, link: '/search/java.html?locIds=2' },
    ]);
  });

  it('go to nobody who cannot be reached, wants none, has blocked the company, or for old jobs', async () => {
    const old = new Date(services.now - 4 * DAY_MS);
    await fresh('Long there', { posted_at: old });
    await add(DAILY);
    const id = await fresh('Java Developer');
    await add(DAILY, { email_verified_at: null });
    await add(DAILY, { email_invalid_at: new Date(services.now) });
    await add({ frequency: 'off' });
    await add({ ...DAILY, query: 'jaava' });
    const { database } = services;
    const unwilling = await add(DAILY);
    await database
      .updateTable('seekers')
      .set({ settings: '{"jobFeed":0}' })
      .where('id', '=', unwilling.seeker.id)
      .execute();
    const gone = await add(DAILY);
    await database
      .updateTable('seekers')
      .set({ status: 'deactivated' })
      .where('id', '=', gone.seeker.id)
      .execute();
    const blocking = await add(DAILY);
    await sql`
      insert into blocked_companies (seeker_id, company_id, blocked_at)
      select ${blocking.seeker.id}::integer, company_id, now() from jobs where id = ${id}
    `.execute(database);
    await queue();
    expect(await mailed()).toHaveLength(1);
  });

  it('that fail for one go to all others, and the run says so', async () => {
    await fresh('Java Developer');
    const { database } = services;
    await sql`alter table messages add check (recipient <> 'bad@example.com')`.execute(database);
    const bad = await add(DAILY, { email: 'bad@example.com' });
    const other = await add(DAILY);
    await expect(queue()).rejects.toThrow('1 job alerts were not queued');
    expect(await mailed()).toEqual([`${other.seeker.email} 1`]);
    const alerts = await database
      .selectFrom('alerted_jobs')
      .select('job_id')
      .where('seeker_id', '=', bad.seeker.id)
      .execute();
    expect(alerts).toEqual([]);
  });
});
