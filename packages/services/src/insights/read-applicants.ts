import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Applicant, RankedJob } from './rank.ts';

/** A job as ranks look at it. */
export interface JobToRank extends RankedJob {
  readonly id: number;
  readonly cityIds: readonly number[];
  readonly workFromHome: boolean;
}

/** As the statement writes it: ids, epoch ms and months as numbers. */
type ApplicantEntry = readonly [
  seekerId: number,
  appliedAt: number | null,
  tagIds: readonly number[] | null,
  months: number | null,
  livesThere: boolean | null,
  prefersIt: boolean,
  updatedAt: number | null,
];

const toApplicant = (entry: ApplicantEntry, isAnywhere: boolean): Applicant => {
  const [seekerId, appliedAt, tagIds, months, livesThere, prefersIt, updatedAt] = entry;
  const wanted = prefersIt ? 'preferred' : 'elsewhere';
  const city = isAnywhere || livesThere === true ? 'current' : wanted;
  return { seekerId, appliedAt, tagIds: tagIds ?? [], months, city, updatedAt };
};

const epochMs = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** Who has applied for a job, and one seeker more, in one statement and one value: 10,000 rows would take longer to read than to find. */
export const readApplicants = async (
  database: Kysely<Schema>,
  job: JobToRank,
  seekerId: number,
): Promise<readonly Applicant[]> => {
  const { rows } = await sql<{ readonly entries: readonly ApplicantEntry[] }>`
    with compared as materialized (
      select seeker_id, applied_at from applications where job_id = ${job.id}
      union all
      select ${seekerId}::integer, null
      where not exists (select from applications where job_id = ${job.id} and seeker_id = ${seekerId})
    ), skilled as materialized (
      select seeker_id, array_agg(tag_id) as tag_ids from compared join seeker_skills using (seeker_id)
      where tag_id = any(${job.tagIds}::integer[]) group by seeker_id
    ), moving as materialized (
      select distinct seeker_id from compared join preferred_cities using (seeker_id)
      where preferred_cities.city_id = any(${job.cityIds}::integer[])
    )
    select json_agg(json_build_array(
      seeker_id, ${epochMs('applied_at')}, tag_ids,
      case when experience_status = 'fresher' then 0
        when experience_status = 'experienced' then experience_months end,
      city_id = any(${job.cityIds}::integer[]), moving.seeker_id is not null,
      ${epochMs('updated_at')}
    )) as entries
    from compared
    left join profiles using (seeker_id)
    left join skilled using (seeker_id)
    left join moving using (seeker_id)`.execute(database);
  const isAnywhere = job.workFromHome || job.cityIds.length === 0;
  return (rows[0]?.entries ?? []).map((entry) => toApplicant(entry, isAnywhere));
};
