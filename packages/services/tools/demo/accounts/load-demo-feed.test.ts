import { BRANDS } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { jobFeed, removedJobs, savedJobs } from '@broadsheet/contract/calls/feed';
import { createTestServices } from '@broadsheet/test-kit/database/create-test-services';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';
import { loadDemoFeed } from './load-demo-feed.ts';

it('the demo accounts have saved and put away a few jobs, once, and have a feed', async () => {
  const services = await createTestServices();
  await loadDemoAccounts(services.database, services.now);
  await Promise.all([1, 2].map(() => loadDemoFeed(services.database, services.now)));
  for (const brand of BRANDS) {
    const body = { email: `basic@${brand}.example`, password: DEMO_PASSWORD };
    const { token = '' } = await services.call(login, { brand, body });
    expect((await services.call(savedJobs, { brand, token })).total).toBe(3);
    expect((await services.call(removedJobs, { brand, token })).total).toBe(2);
    expect(await services.call(jobFeed, { brand, token })).toMatchObject({ basis: 'profile' });
  }
  await services.close();
});
