import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { OpenDatabase } from '@broadsheet/services/platform/database/open-database';
import type { JobsTable } from '@broadsheet/services/platform/database/tables/jobs';
import type { Insertable } from 'kysely';

/** Adds one open tech job, posted an hour ago, at the first company, in Bangalore; `job` overrides its columns. */
export const addJob = async (
  { database, demoNow }: Pick<OpenDatabase, 'database'> & { demoNow: number },
  job: Partial<Insertable<JobsTable>> = {},
): Promise<number> => {
  const brand = job.brand ?? 'tech';
  const company = await database
    .selectFrom('companies')
    .select(['id', 'industry_id'])
    .where('brand', '=', brand)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('jobs')
    .values({
      brand,
      source: 'test',
      external_id: randomUUID(),
      title: 'Sample Engineer',
      slug: 'sample-engineer',
      company_id: company.id,
      category_id: 1,
      industry_id: company.industry_id,
      functional_area: 'Software',
      city_ids: [2],
      tag_ids: [],
      skills: [],
      min_years: 2,
      max_years: 5,
      description_html: '<p>Sample.</p>',
      posted_at: new Date(demoNow - 3_600_000),
      expires_at: new Date(demoNow + 30 * DAY_MS),
      ...job,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
