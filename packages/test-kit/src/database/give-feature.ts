import { DAY_MS } from '@broadsheet/contract/durations';
import type { EntitlementsTable } from '@broadsheet/services/platform/database/tables/entitlements';
import type { TestServices } from './create-test-services.ts';

/** Grants a seeker a feature for some days from now; a negative number makes it expired. */
export const giveFeature = async (
  { database, now }: Pick<TestServices, 'database' | 'now'>,
  seekerId: number,
  feature: EntitlementsTable['feature'],
  days: number,
): Promise<void> => {
  const until = new Date(now + days * DAY_MS);
  await database
    .insertInto('entitlements')
    .values({ seeker_id: seekerId, feature, until })
    .onConflict((conflict) => conflict.columns(['seeker_id', 'feature']).doUpdateSet({ until }))
    .execute();
};
