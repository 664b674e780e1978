import type { CallBody } from '@broadsheet/contract/call';
import {
  addJobAlert,
  changeJobAlert,
  jobAlerts,
  removeJobAlert,
} from '@broadsheet/contract/calls/alerts';
import { outbox, unsubscribe } from '@broadsheet/contract/calls/internal';
import { notifications } from '@broadsheet/contract/calls/notifications';
import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { startMailServer } from '@broadsheet/test-kit/messages/start-mail-server';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDirectory } from '../../platform/brands/directory.ts';
import { readMailedAlerts } from '../../platform/messages/templates/alert-digest.ts';
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
  alert: CallBody<typeof addJobAlert>,
  changes: Parameters<typeof addSeeker>[1] = {},
) => {
  const added = await addSeeker(services, changes);
  await services.call(addJobAlert, { token: added.token, body: alert });
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
/** The alerts in each mail to an address, with how many jobs each has. */
const sections = async (recipient: string) => {
  const rows = await services.database
    .selectFrom('messages')
    .select(sql<string>`variables->>'alerts'`.as('alerts'))
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map(({ alerts }) =>
    readMailedAlerts({ name: '', count: '1', alerts }).map(({ name, count }) => `${name} ${count}`),
  );
};
const DAILY = { frequency: 'daily' } as const;

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
      { template: 'job-alert', subject: '1 new job: Java jobs in Bangalore' },
    ]);
    expect(items[0]?.text).toContain('* Java Developer\n');
    expect(items[0]?.text).toContain('/search/java.html?locIds=2');
    expect((await services.call(notifications, { token })).items).toMatchObject([
      {
        type: 11,
        text: '1 new job for your job alert “Java jobs in Bangalore”.',
        link: '/search/java.html?locIds=2',
      },
    ]);
  });

  it('are one a day for all alerts of a seeker, and a job of two alerts is in it once', async () => {
    await fresh('Java Developer');
    const { seeker, token } = await add({ ...DAILY, query: 'java' });
    const alert = (body: CallBody<typeof addJobAlert>) =>
      services.call(addJobAlert, { token, body });
    await alert({ ...DAILY, query: 'developer' });
    await alert({ frequency: 'weekly', query: 'painter' });
    await alert({ ...DAILY, query: 'nurse' });
    await alert({ frequency: 'off', query: 'plumber' });
    await fresh('Painter');
    await fresh('Plumber');
    await Promise.all([queue(), queue(1), queue()]);
    await fresh('Nurse');
    await queue();
    expect(await mailed()).toEqual([`${seeker.email} 2`]);
    expect(await sections(seeker.email)).toEqual([['Java jobs 1', 'Painter jobs 1']]);
    const { items } = await services.call(notifications, { token });
    expect(items).toHaveLength(2);
    services.now += DAY_MS;
    await fresh('Senior Developer');
    await queue();
    expect((await sections(seeker.email))[1]).toEqual(['Developer jobs 1', 'Nurse jobs 1']);
  });

  it('come once a week for weekly alerts, also for one that was added in between', async () => {
    const { seeker, token } = await add({ frequency: 'weekly', query: 'java' });
    const body = { frequency: 'off', query: 'painter' } as const;
    await services.call(addJobAlert, { token, body });
    await fresh('Java Developer');
    await queue();
    services.now += DAY_MS;
    await services.database
      .updateTable('named_alerts')
      .set({ frequency: 'weekly' })
      .where('frequency', '=', 'off')
      .execute();
    await fresh('Painter');
    await fresh('Senior Java Developer');
    await queue();
    expect(await sections(seeker.email)).toHaveLength(1);
    services.now += 6 * DAY_MS;
    await queue();
    expect((await sections(seeker.email)).slice(1)).toEqual([['Java jobs 1', 'Painter jobs 1']]);
  });

  it('are one a day also for a seeker who deletes the alert that was mailed', async () => {
    const { seeker, token } = await add({ ...DAILY, query: 'java' });
    await fresh('Java Developer');
    await queue();
    const { items } = await services.call(jobAlerts, { token });
    await services.call(removeJobAlert, { token, params: { id: items[0]?.id ?? 0 } });
    await services.call(addJobAlert, { token, body: { ...DAILY, query: 'painter' } });
    await fresh('Painter');
    await queue();
    expect(await sections(seeker.email)).toEqual([['Java jobs 1']]);
    services.now += DAY_MS;
    await queue();
    expect(await sections(seeker.email)).toEqual([['Java jobs 1'], ['Painter jobs 1']]);
  });

  it('of weekly alerts do not wait for one that was mailed as a daily one, unless it is that one', async () => {
    const { seeker, token } = await add({ ...DAILY, query: 'java' });
    await fresh('Java Developer');
    await queue();
    const { items } = await services.call(jobAlerts, { token });
    services.now += MINUTE_MS;
    const params = { id: items[0]?.id ?? 0 };
    await services.call(changeJobAlert, { token, params, body: { frequency: 'weekly' } });
    await services.call(addJobAlert, { token, body: { frequency: 'weekly', query: 'painter' } });
    services.now += DAY_MS;
    await fresh('Painter');
    await fresh('Senior Java Developer');
    await queue();
    expect((await sections(seeker.email)).slice(1)).toEqual([['Painter jobs 1']]);
  });

  it('of weekly alerts wait for one that has another name since its mail', async () => {
    const { seeker, token } = await add({ frequency: 'weekly', query: 'java' });
    await services.call(addJobAlert, { token, body: { frequency: 'weekly', query: 'painter' } });
    await fresh('Java Developer');
    await queue();
    const { items } = await services.call(jobAlerts, { token });
    const params = { id: items.find(({ name }) => name === 'Java jobs')?.id ?? 0 };
    services.now += MINUTE_MS;
    await services.call(changeJobAlert, { token, params, body: { name: 'My jobs' } });
    services.now += DAY_MS;
    await fresh('Painter');
    await queue();
    expect(await sections(seeker.email)).toEqual([['Java jobs 1']]);
  });

  it('of a weekly alert reach back a week, and two if it has waited longer', async () => {
    await fresh('Painter', { posted_at: new Date(services.now - 10 * DAY_MS) });
    const { seeker, token } = await add({ frequency: 'weekly', query: 'java' });
    await services.call(addJobAlert, { token, body: { frequency: 'weekly', query: 'painter' } });
    await fresh('Java Developer');
    await queue();
    expect(await sections(seeker.email)).toEqual([['Java jobs 1']]);
    services.now += DAY_MS;
    await fresh('House Painter');
    services.now += 8 * DAY_MS;
    await queue();
    expect((await sections(seeker.email)).slice(1)).toEqual([['Painter jobs 1']]);
  });

  it('are queued whole or not at all: after a failure between two steps the next run sends them', async () => {
    await fresh('Java Developer');
    await fresh('Painter');
    const { seeker, token } = await add({ ...DAILY, query: 'java' });
    await services.call(addJobAlert, { token, body: { ...DAILY, query: 'painter' } });
    const { database } = services;
    await sql`alter table notifications add constraint no_painter check (text not like '%Painter%')`.execute(
      database,
    );
    await expect(queue()).rejects.toThrow('1 mails about job alerts were not queued');
    expect(await mailed()).toEqual([]);
    expect((await services.call(notifications, { token })).items).toEqual([]);
    await sql`alter table notifications drop constraint no_painter`.execute(database);
    await queue();
    expect(await sections(seeker.email)).toEqual([['Java jobs 1', 'Painter jobs 1']]);
  });

  it('are received once, name three jobs of each alert, and carry links for one alert and for all', async () => {
    const titles = ['Java Developer', 'Java Architect', 'Java Lead', 'Java Tester', 'Painter'];
    for (const title of titles) await fresh(title);
    const { token } = await add({ ...DAILY, query: 'java' });
    await services.call(addJobAlert, { token, body: { ...DAILY, query: 'painter' } });
    const mailServer = await startMailServer();
    await Promise.all([queue(), queue()]);
    const smtpUrl = mailServer.url;
    await Promise.all([runTestJobs(services, { smtpUrl }), runTestJobs(services, { smtpUrl })]);
    await mailServer.close();
    expect(mailServer.mails).toHaveLength(1);
    const [{ mail } = {}] = mailServer.mails;
    const text = mail?.text ?? '';
    expect(mail?.subject).toBe('5 new jobs from 2 job alerts');
    expect(text).toContain('4 new jobs: Java jobs\n');
    expect(text).toContain('See all jobs for “Java jobs”:');
    expect(text.match(/^\* /gm)).toHaveLength(5);
    const linkAfter = (label: string) => text.split(`${label}:`)[1]?.trim().split('\n')[0] ?? '';
    const follow = (link: string) =>
      services.call(unsubscribe, {
        body: { token: new URL(link).searchParams.get('token') ?? '' },
      });
    expect(await follow(linkAfter('Turn off “Painter jobs”'))).toMatchObject({ flag: 'alert' });
    expect(await services.call(jobAlerts, { token })).toMatchObject({
      items: [{ frequency: 'off' }, { name: 'Java jobs', frequency: 'daily' }],
      paused: false,
    });
    const stopAll = linkAfter('Stop all job alerts');
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    expect(header).toBe(`<${stopAll}>`);
    expect(await follow(stopAll)).toMatchObject({ flag: 'jobFeed' });
    expect(await services.call(jobAlerts, { token })).toMatchObject({ paused: true });
  });

  it('of ten alerts are short enough for mail programs, which cut what is over 100 kB', async () => {
    const { seeker, token } = await add({ ...DAILY, query: 'java' });
    const trades = [
      'cook',
      'nurse',
      'driver',
      'tailor',
      'welder',
      'plumber',
      'painter',
      'baker',
      'mason',
    ];
    for (const query of trades)
      await services.call(addJobAlert, { token, body: { ...DAILY, query } });
    for (const title of ['java', ...trades])
      for (const rank of ['Senior', 'Junior', 'Lead', 'Trainee']) await fresh(`${rank} ${title}`);
    await queue();
    const { items } = await services.call(outbox, { query: { to: seeker.email } });
    expect(items).toMatchObject([{ subject: '40 new jobs from 10 job alerts' }]);
    expect(Buffer.byteLength(items[0]?.html ?? '')).toBeLessThan(100_000);
  });

  it('carry a link that turns off the alert that they are of', async () => {
    await fresh('Java Developer');
    const { seeker, token } = await add({ ...DAILY, query: 'java' });
    await services.call(addJobAlert, { token, body: { ...DAILY, query: 'painter' } });
    await queue();
    const { items } = await services.call(outbox, { query: { to: seeker.email } });
    const [, link = ''] = /unsubscribe\?token=([\w.-]+)/.exec(items[0]?.text ?? '') ?? [];
    const follow = () => services.call(unsubscribe, { body: { token: link } });
    expect(await follow()).toMatchObject({ flag: 'alert' });
    expect(await follow()).toMatchObject({ flag: 'alert' });
    const after = await services.call(jobAlerts, { token });
    expect(after).toMatchObject({
      items: [
        { name: 'Painter jobs', frequency: 'daily' },
        { name: 'Java jobs', frequency: 'off' },
      ],
      paused: false,
    });
    const params = { id: after.items[1]?.id ?? 0 };
    await services.call(removeJobAlert, { token, params });
    expect(await follow()).toMatchObject({ flag: 'alert' });
    await services.database.deleteFrom('seekers').where('id', '=', seeker.id).execute();
    expect(await services.send(unsubscribe, { body: { token: link } })).toMatchObject({
      status: 400,
      body: { code: 'LINK_SPENT' },
    });
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
    await expect(queue()).rejects.toThrow('1 mails about job alerts were not queued');
    expect(await mailed()).toEqual([`${other.seeker.email} 1`]);
    const alerts = await database
      .selectFrom('alerted_jobs')
      .select('job_id')
      .where('seeker_id', '=', bad.seeker.id)
      .execute();
    expect(alerts).toEqual([]);
  });
});
