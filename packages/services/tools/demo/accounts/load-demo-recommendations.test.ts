import { BRANDS } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { recommendationList } from '@broadsheet/contract/calls/recommendations';
import {
  createTestServices,
  TEST_SITE_SECRET,
} from '@broadsheet/test-kit/database/create-test-services';
import { expect, it } from 'vitest';
import { accountSecretsOf } from '../../../src/platform/call/account-secrets.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';
import { loadDemoRecommendations } from './load-demo-recommendations.ts';

it('the demo accounts are recommended once, in every state that asks for something', async () => {
  const services = await createTestServices();
  const secrets = accountSecretsOf(TEST_SITE_SECRET);
  await loadDemoAccounts(services.database, services.now);
  const load = () => loadDemoRecommendations(services.database, secrets, services.now);
  await Promise.all([load(), load()]);
  for (const brand of BRANDS) {
    const body = { email: `basic@${brand}.example`, password: DEMO_PASSWORD };
    const { token = '' } = await services.call(login, { brand, body });
    const { items } = await services.call(recommendationList, { brand, token });
    expect(items.map(({ status }) => status)).toEqual(['received', 'asked', 'accepted']);
    expect(items[1]?.remindFrom).toMatch(/Z$/);
  }
  await services.close();
});
