import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../src/platform/database/schema.ts';
import { loadOnce } from '../../load-once.ts';
import { assignPortraits, type NamedRecruiter } from './assign-portraits.ts';

/** The recruiters of employers whose jobs are those of the demo. */
const listRecruiters = (
  database: Kysely<Schema>,
  brand: Brand,
): Promise<readonly NamedRecruiter[]> =>
  database
    .selectFrom('recruiters')
    .select(['recruiters.id', 'recruiters.name'])
    .where('recruiters.brand', '=', brand)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('jobs')
          .select('jobs.id')
          .whereRef('jobs.company_id', '=', 'recruiters.company_id')
          .where('jobs.source', '=', 'demo'),
      ),
    )
    .orderBy('recruiters.id')
    .execute();

const addPortraits = async (database: Kysely<Schema>): Promise<void> => {
  for (const brand of BRANDS) {
    const given = assignPortraits(await listRecruiters(database, brand));
    await sql`
      update recruiters set portrait = given.portrait
      from unnest(
        ${given.map(({ id }) => id)}::integer[], ${given.map(({ portrait }) => portrait)}::text[]
      ) as given(id, portrait)
      where recruiters.id = given.id and recruiters.portrait is null`.execute(database);
  }
};

/** Gives most recruiters of the demo a portrait, once; also those that were loaded by an earlier version. */
export const loadPortraits = (database: Kysely<Schema>): Promise<void> =>
  loadOnce(database, 'demo-portraits', addPortraits);
