import { BRANDS } from '@broadsheet/contract/brand';
import { NOTIFICATION_TYPES } from '@broadsheet/contract/entities/notification';
import { createTestServices } from '@broadsheet/test-kit/database/create-test-services';
import { expect, it } from 'vitest';
import { loadDemoAccounts } from '../accounts/load-demo-accounts.ts';
import { loadDemoOrders } from '../accounts/load-demo-orders.ts';
import { loadDemoApplicants } from './load-demo-applicants.ts';
import { loadDemoApplications } from './load-demo-applications.ts';
import { loadDemoChats } from './load-demo-chats.ts';
import { loadDemoInterviews } from './load-demo-interviews.ts';
import { loadDemoRequests } from './load-demo-requests.ts';

it('the pro accounts have a notification of every type and an answer, the basic ones have asked for a slot, once', async () => {
  const services = await createTestServices();
  const { database, now } = services;
  await loadDemoAccounts(database, now);
  await loadDemoApplications(database, now);
  await loadDemoApplicants(database, now);
  await loadDemoInterviews(database, now);
  await loadDemoChats(database, now);
  await loadDemoOrders(database, now);
  await loadDemoOrders(database, now);
  await loadDemoRequests(database, now);
  await loadDemoRequests(database, now);
  const emailsOf = (name: string) => BRANDS.map((brand) => `${name}@${brand}.example`).toSorted();
  const notifications = await database
    .selectFrom('notifications')
    .innerJoin('seekers', 'seekers.id', 'seeker_id')
    .select('email')
    .select(({ fn }) => fn.count('type').distinct().as('types'))
    .where('email', 'in', emailsOf('pro'))
    .groupBy('email')
    .execute();
  const types = String(Object.keys(NOTIFICATION_TYPES).length);
  expect(notifications.map((row) => row.types)).toEqual([types, types]);
  const requests = await database
    .selectFrom('interview_requests')
    .innerJoin('seekers', 'seekers.id', 'seeker_id')
    .select('email')
    .orderBy('email')
    .execute();
  expect(requests.map(({ email }) => email)).toEqual(emailsOf('basic'));
  const answers = await database
    .selectFrom('follow_ups')
    .innerJoin('seekers', 'seekers.id', 'seeker_id')
    .select('email')
    .where('answer', 'is not', null)
    .orderBy('email')
    .execute();
  expect(answers.map(({ email }) => email)).toEqual(emailsOf('pro'));
  await services.close();
});
