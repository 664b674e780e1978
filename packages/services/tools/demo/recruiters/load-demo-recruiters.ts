import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { countView } from '../../../src/recruiter/count-view.ts';
import { loadOnce } from '../load-once.ts';

const LOAD_NAME = 'demo-recruiters';
/** Days since the views of each of the first recruiters, earliest first. */
const VIEWS = [[9, 3, 1], [5], [2]] as const;

const loadBrand = async (transaction: Kysely<Schema>, brand: Brand, now: number): Promise<void> => {
  const seekers = await transaction
    .selectFrom('seekers')
    .select('id')
    .where('brand', '=', brand)
    .where('email', 'in', [`basic@${brand}.example`, `pro@${brand}.example`])
    .execute();
  const recruiters = await transaction
    .selectFrom('recruiters')
    .select('id')
    .where('brand', '=', brand)
    .orderBy('id')
    .limit(VIEWS.length)
    .execute();
  for (const { id: seekerId } of seekers) {
    for (const [index, { id: recruiterId }] of recruiters.entries())
      for (const days of VIEWS[index] ?? [])
        await countView(transaction, { seekerId, recruiterId, now: now - days * DAY_MS });
    await transaction
      .insertInto('named_alerts')
      .values({
        seeker_id: seekerId,
        name: 'Manager jobs',
        frequency: 'weekly',
        filters: JSON.stringify({ query: 'manager' }),
        changed_at: new Date(now),
        mailed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/**
 * Adds views of the basic and the pro demo account of each brand by recruiters, and an alert, once. @param now epoch ms
 */
export const loadDemoRecruiters = (database: Kysely<Schema>, now: number): Promise<void> =>
  loadOnce(database, LOAD_NAME, async (transaction) => {
    for (const brand of BRANDS) await loadBrand(transaction, brand, now);
  });
