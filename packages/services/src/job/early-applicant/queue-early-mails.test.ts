import { settings } from '@broadsheet/contract/calls/account';
import { saveEarlyPreference } from '@broadsheet/contract/calls/early-applicant';
import { outbox } from '@broadsheet/contract/calls/internal';
import { notifications } from '@broadsheet/contract/calls/notifications';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { giveFeature } from '@broadsheet/test-kit/database/give-feature';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDirectory } from '../../platform/brands/directory.ts';
import { queueEarlyMails } from './queue-early-mails.ts';

const JAVA = 101;

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
  await services.database.deleteFrom('jobs').execute();
});
afterEach(() => services.close());

const queue = (batchSize?: number) => {
  const { database, messagesOf, now } = services;
  return queueEarlyMails(
    { database, messagesOf, readDirectory: createDirectory(database), now },
    batchSize,
  );
};
const addMember = async (changes: Parameters<typeof addSeeker>[1] = {}, days = 30) => {
  const added = await addSeeker(services, changes);
  await giveFeature(services, added.seeker.id, 'early-applicant', days);
  const body = { skills: ['java'], mails: 1 as const };
  await services.call(saveEarlyPreference, { token: added.token, body });
  return added;
};
const fresh = (title: string) =>
  addJob({ ...services, demoNow: services.now }, { title, tag_ids: [JAVA] });
/** The recipients and how many jobs each was mailed, in the order of queueing. */
const mailed = async () => {
  const rows = await services.database
    .selectFrom('messages')
    .select(['recipient', sql<string>`variables->>'count'`.as('count')])
    .where('template', '=', 'early-jobs')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, count }) => `${recipient} ${count}`);
};

it('tells of each early job once, at most once a day, however many runs there are', async () => {
  await fresh('Java Developer');
  const one = await addMember();
  const two = await addMember();
  await Promise.all([queue(1), queue(), queue()]);
  await fresh('Senior Java Developer');
  await queue();
  const first = [`${one.seeker.email} 1`, `${two.seeker.email} 1`];
  expect((await mailed()).toSorted()).toEqual(first.toSorted());
  services.now += DAY_MS;
  await queue();
  expect((await mailed()).toSorted()).toEqual([...first, ...first].toSorted());
  services.now += DAY_MS;
  await queue();
  expect(await mailed()).toHaveLength(4);
});

it('says what has come, on the site too, and leads to the list', async () => {
  await fresh('Java Developer');
  const { seeker, token } = await addMember();
  await sql`select graphile_worker.add_job('early-mails')`.execute(services.database);
  await runTestJobs(services);
  const { items } = await services.call(outbox, { query: { to: seeker.email } });
  expect(items).toMatchObject([{ template: 'early-jobs', subject: '1 job to apply for early' }]);
  expect(items[0]?.text).toContain('* Java Developer\n');
  expect(items[0]?.text).toContain('/early-applicant-jobs');
  expect((await services.call(notifications, { token })).items).toMatchObject([
    { type: 11, text: '1 early applicant job for you.', link: '/early-applicant-jobs' },
  ]);
});

it('goes to nobody whose plan is over, who wants none, cannot be reached, or of whom nothing is known', async () => {
  await fresh('Java Developer');
  await addMember({}, -1);
  await addMember({ email_verified_at: null });
  await addMember({ email_invalid_at: new Date(services.now) });
  const off = await addMember();
  await services.call(saveEarlyPreference, { token: off.token, body: { mails: 0 } });
  const unwilling = await addMember();
  await services.database
    .updateTable('seekers')
    .set({ settings: '{"jobFeed":0}' })
    .where('id', '=', unwilling.seeker.id)
    .execute();
  const unknown = await addSeeker(services);
  await giveFeature(services, unknown.seeker.id, 'early-applicant', 30);
  await queue();
  expect(await mailed()).toEqual([]);
});

it('is wanted again by whoever turns it on again', async () => {
  const { seeker, token } = await addMember();
  await services.database
    .updateTable('seekers')
    .set({ settings: '{"jobFeed":0}' })
    .where('id', '=', seeker.id)
    .execute();
  await services.call(saveEarlyPreference, { token, body: { cities: ['pune'] } });
  expect((await services.call(settings, { token })).settings.jobFeed).toBe(0);
  await services.call(saveEarlyPreference, { token, body: { mails: 1 } });
  expect((await services.call(settings, { token })).settings.jobFeed).toBe(1);
});
