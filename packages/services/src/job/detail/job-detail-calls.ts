import { jobDetail, jobView } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readQuestions } from '../applications/read-questions.ts';
import { monthOf } from '../insights/last-months.ts';
import { selectSummaries, toSummary } from '../lists/job-summary.ts';
import { readJobcode } from './find-job.ts';

/** Expired jobs are returned too: their page shows that they are. */
export const jobDetailCall = bindCall(jobDetail, async ({ jobcode }, _params, context) => {
  const row = await selectSummaries(context)
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
      ({ selectFrom }) =>
        selectFrom('job_applications')
          .select('job_applications.applied')
          .whereRef('job_applications.job_id', '=', 'jobs.id')
          .as('applied_here'),
      ({ selectFrom }) =>
        selectFrom('applications')
          .select('applied_at')
          .whereRef('applications.job_id', '=', 'jobs.id')
          .where('applications.seeker_id', '=', context.caller?.seekerId ?? null)
          .as('applied_at'),
      'industries.label as industry',
      'recruiters.name as recruiter_name',
      'recruiters.designation as recruiter_designation',
    ])
    .where('jobs.id', '=', readJobcode(jobcode))
    .where('jobs.brand', '=', context.brand)
    .executeTakeFirst();
  if (!row) throw new AppError('JOB_NOT_FOUND');
  const directory = await context.directory();
  const { recruiter_id: id, recruiter_name: name, recruiter_designation: designation } = row;
  return {
    ...toSummary(row, directory, context.now),
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
    questions: row.apply_url === null ? await readQuestions(context.database, row.id) : [],
    expiresAt: row.expires_at.toISOString(),
  };
});

export const jobViewCall = bindCall(jobView, async ({ jobcode }, _params, context) => {
  const { rows } = await sql<{ readonly views: number }>`
    with viewed as (
      update jobs set views = views + 1
      where id = ${readJobcode(jobcode)} and brand = ${context.brand} returning id, views
    ), counted as (
      insert into job_months (job_id, month, views)
      select id, ${monthOf(context.now)}, 1 from viewed
      on conflict (job_id, month) do update set views = job_months.views + 1
    )
    select views from viewed`.execute(context.database);
  const [row] = rows;
  if (!row) throw new AppError('JOB_NOT_FOUND');
  return { views: row.views };
});
