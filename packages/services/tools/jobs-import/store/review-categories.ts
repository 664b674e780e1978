import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';

/** A job whose category is unsure. */
export interface CategoryReview {
  readonly jobId: number;
  readonly title: string;
  readonly company: string;
  readonly source: string;
  /** The slug of the category that it is listed under until somebody decides. */
  readonly category: string;
  /** Slugs of others that it may be, the likeliest first. */
  readonly candidates: readonly string[];
}

/** Open jobs whose category is unsure, the newest first, and how many there are. */
export const listReviews = async (
  database: Kysely<Schema>,
  brand: Brand,
  limit: number,
): Promise<{ readonly reviews: readonly CategoryReview[]; readonly total: number }> => {
  const { rows } = await sql<CategoryReview & { total: number }>`
    select jobs.id as "jobId", jobs.title, companies.name as company, jobs.source,
      categories.tag as category, count(*) over ()::integer as total,
      array(
        select other.tag from unnest(category_reviews.candidates) with ordinality as given(id, position)
        join categories other on other.brand = jobs.brand and other.data_id = given.id
        order by given.position) as candidates
    from category_reviews
    join jobs on jobs.id = category_reviews.job_id
    join companies on companies.id = jobs.company_id
    join categories on categories.brand = jobs.brand and categories.data_id = jobs.category_id
    where jobs.brand = ${brand} and jobs.status = 'open' and jobs.expires_at > now()
    order by category_reviews.noted_at desc, jobs.id desc
    limit ${limit}`.execute(database);
  return {
    total: rows[0]?.total ?? 0,
    reviews: rows.map(({ total, ...review }) => review),
  };
};

/** Sets the category of a job and takes it off the list. Returns why it cannot; null when it is done. */
export const decideCategory = async (
  database: Kysely<Schema>,
  brand: Brand,
  jobId: number,
  slug: string,
): Promise<string | null> =>
  database.transaction().execute(async (transaction) => {
    const category = await transaction
      .selectFrom('categories')
      .select('data_id')
      .where('brand', '=', brand)
      .where('tag', '=', slug)
      .executeTakeFirst();
    if (!category) return `The brand ${brand} has no category ${slug}.`;
    const { numUpdatedRows } = await transaction
      .updateTable('jobs')
      .set({ category_id: category.data_id, updated_at: sql`now()` })
      .where('brand', '=', brand)
      .where('id', '=', jobId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return `The brand ${brand} has no job ${jobId}.`;
    await transaction.deleteFrom('category_reviews').where('job_id', '=', jobId).execute();
    return null;
  });
