import { pendingTests } from '@broadsheet/contract/calls/assessments';
import { login } from '@broadsheet/contract/calls/auth';
import { jobInsights } from '@broadsheet/contract/calls/insights';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../accounts/demo-accounts.ts';
import { loadDemoAccounts } from '../accounts/load-demo-accounts.ts';
import { loadDemoApplicants } from './load-demo-applicants.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

it('the pro account waits for tests of jobs that others have applied for, too', async () => {
  const { database, now } = services;
  await loadDemoAccounts(database, now);
  await Promise.all([loadDemoApplicants(database, now), loadDemoApplicants(database, now)]);
  const { id } = await database
    .selectFrom('seekers')
    .select('id')
    .where('email', '=', 'pro@tech.example')
    .executeTakeFirstOrThrow();
  const body = { email: 'pro@tech.example', password: DEMO_PASSWORD };
  const { token = '' } = await services.call(login, { body });
  const { items } = await services.call(pendingTests, { token, query: { id } });
  expect(items.length).toBeGreaterThan(0);
  const jobcode = String(items[0]?.jobId);
  const insights = await services.call(jobInsights, { token, query: { jobcode } });
  expect(insights.applicants).toBeGreaterThan(20);
  expect(insights.months.filter(({ viewed }) => viewed > 0).length).toBeGreaterThan(1);
  expect(insights.totalApplicantsFromTopBSchool).toBeGreaterThan(0);
});
