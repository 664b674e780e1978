import { BRANDS } from '@broadsheet/contract/brand';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { loadOnce } from '../load-once.ts';
import { assignPictures } from './assign-pictures.ts';

/** Gives the employers of the demo market their pictures, once; also those of a market that was loaded by an earlier version. */
export const loadDemoPictures = (database: Kysely<Schema>): Promise<void> =>
  loadOnce(database, 'demo-pictures', async (transaction) => {
    for (const brand of BRANDS) {
      const companies = await transaction
        .selectFrom('companies')
        .innerJoin('industries', 'industries.id', 'companies.industry_id')
        .select([
          'companies.id',
          'companies.slug',
          'companies.name',
          'companies.size',
          'industries.label as industry',
        ])
        .where('companies.brand', '=', brand)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('jobs')
              .select('jobs.id')
              .whereRef('jobs.company_id', '=', 'companies.id')
              .where('jobs.source', '=', 'demo'),
          ),
        )
        .orderBy('companies.id')
        .execute();
      const pictures = assignPictures(companies);
      await sql`
        update companies set logo = coalesce(companies.logo, given.logo), cover = coalesce(companies.cover, given.cover)
        from unnest(
          ${pictures.map(({ id }) => id)}::integer[], ${pictures.map(({ logo }) => logo)}::text[],
          ${pictures.map(({ cover }) => cover)}::text[]
        ) as given(id, logo, cover)
        where companies.id = given.id`.execute(transaction);
    }
  });
