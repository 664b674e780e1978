import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import type { ImportedJob } from '../imported-job.ts';
import type { ImportSource } from './import-run.ts';

/** Puts jobs whose category is unsure on the list for review, and takes off those whose category is sure now. */
export const noteReviews = async (
  transaction: Kysely<Schema>,
  { brand, source }: ImportSource,
  jobs: readonly ImportedJob[],
  now: number,
): Promise<void> => {
  const entries = jobs.map(({ externalId, isCategorySure, otherCategoryIds }) => ({
    external_id: externalId,
    is_sure: isCategorySure,
    candidates: otherCategoryIds,
  }));
  if (entries.length === 0) return;
  await sql`
    with given as (
      select jobs.id, entry.is_sure, entry.candidates
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(external_id text, is_sure boolean, candidates integer[])
      join jobs on jobs.brand = ${brand} and jobs.source = ${source} and jobs.external_id = entry.external_id
    ), sure as (
      delete from category_reviews using given
      where category_reviews.job_id = given.id and given.is_sure
    )
    insert into category_reviews (job_id, candidates, noted_at)
    select id, candidates, ${new Date(now)} from given where not is_sure
    on conflict (job_id) do update set candidates = excluded.candidates, noted_at = excluded.noted_at
  `.execute(transaction);
};
