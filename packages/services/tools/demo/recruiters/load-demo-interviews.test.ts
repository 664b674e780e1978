import { BRANDS } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { interviewInvites } from '@broadsheet/contract/calls/interviews';
import { createTestServices } from '@broadsheet/test-kit/database/create-test-services';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../accounts/demo-accounts.ts';
import { loadDemoAccounts } from '../accounts/load-demo-accounts.ts';
import { loadDemoInterviews } from './load-demo-interviews.ts';

it('the demo accounts are invited to two interviews, once', async () => {
  const services = await createTestServices();
  await loadDemoAccounts(services.database, services.now);
  const load = () => loadDemoInterviews(services.database, services.now);
  await Promise.all([load(), load()]);
  for (const brand of BRANDS) {
    const body = { email: `pro@${brand}.example`, password: DEMO_PASSWORD };
    const { token = '' } = await services.call(login, { brand, body });
    const { items } = await services.call(interviewInvites, { brand, token });
    expect(items.map(({ slotsLeft }) => slotsLeft)).toEqual([15, 15]);
  }
  await services.close();
});
