import type { Brand } from '@broadsheet/contract/brand';
import type { JobDetail } from '@broadsheet/contract/entities/job';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import { compileOnce } from '../../platform/database/compiled-query.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { selectSummaries, toSummary } from '../lists/job-summary.ts';

/** The job of a page. */
export interface DetailOf {
  readonly id: number;
  readonly brand: Brand;
}

/** A job, open or not, with all that its page says of it. @param seekerId whose own actions it includes; null: nobody's */
export const selectDetail = (
  database: Kysely<Schema>,
  { id, brand }: DetailOf,
  seekerId: number | null,
) =>
  selectSummaries({ database, caller: seekerId === null ? null : { seekerId } })
    .innerJoin('industries', 'industries.id', 'jobs.industry_id')
    .leftJoin('recruiters', 'recruiters.id', 'jobs.recruiter_id')
    .select([
      'jobs.description_html',
      'jobs.functional_area',
      'jobs.tag_ids',
      'jobs.openings',
      'jobs.views',
      'jobs.applied',
      'jobs.apply_url',
      'jobs.recruiter_id',
      'industries.label as industry',
      'recruiters.name as recruiter_name',
      'recruiters.designation as recruiter_designation',
    ])
    .select(({ selectFrom, lit }) => [
      selectFrom('job_applications')
        .select('job_applications.applied')
        .whereRef('job_applications.job_id', '=', 'jobs.id')
        .as('applied_here'),
      (seekerId === null
        ? lit(null).$castTo<Date | null>()
        : selectFrom('applications')
            .select('applied_at')
            .whereRef('applications.job_id', '=', 'jobs.id')
            .where('applications.seeker_id', '=', seekerId)
            .$asScalar()
      ).as('applied_at'),
      jsonArrayFrom(
        selectFrom('job_questions')
          .select(['position', 'text', 'kind', 'required', 'choices'])
          .whereRef('job_questions.job_id', '=', 'jobs.id')
          .orderBy('position'),
      ).as('questions'),
    ])
    .where('jobs.id', '=', id)
    .where('jobs.brand', '=', brand);

export type DetailRow = Awaited<
  ReturnType<ReturnType<typeof selectDetail>['executeTakeFirstOrThrow']>
>;

const readOfAnybody = compileOnce<DetailOf, DetailRow>((database, value) =>
  selectDetail(database, { id: value('id'), brand: value('brand') }, null),
);

const readOfSeeker = compileOnce<DetailOf & { readonly seekerId: number }, DetailRow>(
  (database, value) =>
    selectDetail(database, { id: value('id'), brand: value('brand') }, value('seekerId')),
);

/** Undefined where the brand has no such job. */
export const readDetail = async (
  database: Kysely<Schema>,
  of: DetailOf,
  seekerId: number | null,
): Promise<DetailRow | undefined> => {
  const rows =
    seekerId === null
      ? await readOfAnybody(database, of)
      : await readOfSeeker(database, { ...of, seekerId });
  return rows[0];
};

/** @param now epoch milliseconds. */
export const toDetail = (row: DetailRow, directory: BrandDirectory, now: number): JobDetail => {
  const { recruiter_id: id, recruiter_name: name, recruiter_designation: designation } = row;
  return {
    ...toSummary(row, directory, now),
    descriptionHtml: row.description_html,
    functionalArea: row.functional_area,
    industry: row.industry,
    tags: row.tag_ids.flatMap((tagId) => {
      const tag = directory.tags.get(tagId);
      return tag ? [{ dataId: tagId, label: tag.label, tag: tag.tag }] : [];
    }),
    openings: row.openings,
    views: row.views,
    applied: row.applied + (row.applied_here ?? 0),
    appliedAt: row.applied_at?.toISOString() ?? null,
    recruiter: id === null ? null : { id, name: name ?? '', designation: designation ?? '' },
    applyUrl: row.apply_url,
    // Who applies at the employer's own site is asked there.
    questions: row.apply_url === null ? row.questions : [],
    expiresAt: row.expires_at.toISOString(),
  };
};
