import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The rounds of a competition with published results, by the time of the last decision. */
export const readDecided = async (
  database: Kysely<Schema>,
  brand: Brand,
  competition: string,
): Promise<ReadonlyMap<number, Date>> => {
  const rows = await database
    .selectFrom('competition_results')
    .select('round')
    .select(({ fn }) => fn.max('decided_at').as('decided_at'))
    .where('brand', '=', brand)
    .where('competition', '=', competition)
    .groupBy('round')
    .execute();
  return new Map(rows.map(({ round, decided_at }) => [round, decided_at]));
};
