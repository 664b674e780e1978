import { createTestServices } from '@broadsheet/test-kit/database/create-test-services';
import { expect, it } from 'vitest';
import { loadDemoAccounts } from '../accounts/load-demo-accounts.ts';
import { loadDemoRecruiters } from './load-demo-recruiters.ts';

it('has recruiters look at the demo accounts of each brand, once', async () => {
  const { database, now, close } = await createTestServices();
  await loadDemoAccounts(database, now);
  await Promise.all([loadDemoRecruiters(database, now), loadDemoRecruiters(database, now)]);
  const views = await database.selectFrom('profile_views').select('times').execute();
  expect(views.map(({ times }) => times).toSorted()).toEqual(
    [3, 1, 1, 3, 1, 1, 3, 1, 1, 3, 1, 1].toSorted(),
  );
  await close();
});
