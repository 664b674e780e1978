import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Applicant, RankedJob } from './rank.ts';

/** The fields of a job that ranks need. */
export interface JobToRank extends RankedJob {
  readonly id: number;
  readonly cityIds: readonly number[];
  readonly workFromHome: boolean;
}

/** As the statement returns it: ids, epoch ms and months as numbers. */
type ApplicantEntry = readonly [
  seekerId: number,
  appliedAt: number | null,
  revision: number | null,
  tagIds: readonly number[] | null,
  months: number | null,
  livesThere: boolean | null,
  prefersIt: boolean,
  updatedAt: number | null,
  ofTopSchool: boolean,
];

/** An applicant with the revision of their data. */
export interface ReadApplicant extends Applicant {
  /** Null for a seeker who has not applied. */
  readonly revision: number | null;
  readonly ofTopSchool: boolean;
}

const toApplicant = (entry: ApplicantEntry, isAnywhere: boolean): ReadApplicant => {
  const [seekerId, appliedAt, revision, tagIds, months, livesThere, prefersIt, ...rest] = entry;
  const [updatedAt, ofTopSchool] = rest;
  const wanted = prefersIt ? 'preferred' : 'elsewhere';
  const city = isAnywhere || livesThere === true ? 'current' : wanted;
  return {
    seekerId,
    appliedAt,
    revision,
    tagIds: tagIds ?? [],
    months,
    city,
    updatedAt,
    ofTopSchool,
  };
};

const epochMs = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** One seeker, who may have applied for a job. */
export const oneSeeker = (jobId: number, seekerId: number) => sql`
  select ${seekerId}::integer as seeker_id,
    (select applied_at from application_fits where job_id = ${jobId} and seeker_id = ${seekerId}),
    (select revision from application_fits where job_id = ${jobId} and seeker_id = ${seekerId})`;

/** Applicants whose fits for a job have another basis. */
export const unfitted = (jobId: number, basis: number) => sql`
  select seeker_id, applied_at, revision from application_fits
  where job_id = ${jobId} and basis is distinct from ${basis}::integer`;

/**
 * Reads the data to compare of seekers for a job, in one statement and one value.
 * @param compared selects seeker_id, applied_at and revision
 * @param schools normalised by `schoolKey`: a school matches where its whole name occurs in the institute's
 */
export const readApplicants = async (
  database: Kysely<Schema>,
  job: JobToRank,
  compared: RawBuilder<unknown>,
  schools: readonly string[],
): Promise<readonly ReadApplicant[]> => {
  const { rows } = await sql<{ readonly entries: readonly ApplicantEntry[] | null }>`
    with compared as materialized (${compared}), skilled as materialized (
      select seeker_id, array_agg(tag_id) as tag_ids from compared join seeker_skills using (seeker_id)
      where tag_id = any(${job.tagIds}::integer[]) group by seeker_id
    ), moving as materialized (
      select distinct seeker_id from compared join preferred_cities using (seeker_id)
      where preferred_cities.city_id = any(${job.cityIds}::integer[])
    ), schooled as materialized (
      select distinct seeker_id from compared join educations using (seeker_id)
      where ${schools.length > 0 ? sql`true` : sql`false`} and ' ' || regexp_replace(lower(institute), '[^a-z0-9]+', ' ', 'g') || ' '
        like any(${schools.map((name) => `% ${name} %`)}::text[])
    )
    select json_agg(json_build_array(
      seeker_id, ${epochMs('applied_at')}, revision, tag_ids,
      case when experience_status = 'fresher' then 0
        when experience_status = 'experienced' then experience_months end,
      city_id = any(${job.cityIds}::integer[]), moving.seeker_id is not null,
      ${epochMs('updated_at')}, schooled.seeker_id is not null
    )) as entries
    from compared
    left join profiles using (seeker_id)
    left join skilled using (seeker_id)
    left join moving using (seeker_id)
    left join schooled using (seeker_id)`.execute(database);
  const isAnywhere = job.workFromHome || job.cityIds.length === 0;
  return (rows[0]?.entries ?? []).map((entry) => toApplicant(entry, isAnywhere));
};
