import { BRANDS } from '@broadsheet/contract/brand';
import { appliedCount, appliedJobs } from '@broadsheet/contract/calls/applications';
import { login } from '@broadsheet/contract/calls/auth';
import { createTestServices } from '@broadsheet/test-kit/database/create-test-services';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../accounts/demo-accounts.ts';
import { loadDemoAccounts } from '../accounts/load-demo-accounts.ts';
import { loadDemoApplications } from './load-demo-applications.ts';

it('the demo accounts have applied once, with one application of every status', async () => {
  const services = await createTestServices();
  await loadDemoAccounts(services.database, services.now);
  const load = () => loadDemoApplications(services.database, services.now);
  await Promise.all([load(), load()]);
  for (const brand of BRANDS) {
    for (const who of ['basic', 'pro']) {
      const body = { email: `${who}@${brand}.example`, password: DEMO_PASSWORD };
      const { token = '' } = await services.call(login, { brand, body });
      const { count, statuses } = await services.call(appliedCount, { brand, token });
      expect(count).toBe(6);
      expect(new Set(Object.values(statuses))).toEqual(new Set([1]));
      const query = { status: 'withdrawn' } as const;
      const { items } = await services.call(appliedJobs, { brand, token, query });
      const steps = items.map((item) => item.steps.map(({ status }) => status));
      expect(steps).toEqual([['applied', 'viewed', 'withdrawn']]);
    }
  }
  await services.close();
});
