import { sql } from 'kysely';
import type { CallContext } from '../calls/call-handler.ts';

/** Open jobs by category id, and by tag id. */
export const countOpenJobs = async ({ database, brand, now }: CallContext) => {
  const { rows } = await sql<{ kind: 'category' | 'tag'; id: number; jobs: number }>`
    with open as (
      select category_id, tag_ids from listed_jobs
      where brand = ${brand} and expires_at > ${new Date(now)}
    )
    select 'category' as kind, category_id as id, count(*)::integer as jobs from open group by id
    union all
    select 'tag', tag, count(*)::integer from open, unnest(tag_ids) as tag group by tag`.execute(
    database,
  );
  const countsOf = (kind: 'category' | 'tag') =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, jobs }) => [id, jobs]));
  return { byCategory: countsOf('category'), byTag: countsOf('tag') };
};
