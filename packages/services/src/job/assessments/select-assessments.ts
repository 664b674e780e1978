import type { PendingAssessment } from '@broadsheet/contract/entities/assessment';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { stateOf } from './assessment-state.ts';

/** The time until which an assessment can be started. */
export const deadline = sql<Date>`applications.applied_at + assessments.days * interval '1 day'`;

/** A seeker must not start a test for an employer who has rejected them. */
export const isTurnedDown = sql<boolean>`applications.status = 'rejected'`;

/** The assessments of all jobs that a seeker has applied for. */
export const selectAssessments = (database: Kysely<Schema>, seekerId: number) =>
  database
    .selectFrom('applications')
    .innerJoin('assessments', 'assessments.job_id', 'applications.job_id')
    .leftJoin('assessment_attempts as attempts', (on) =>
      on
        .onRef('attempts.assessment_id', '=', 'assessments.id')
        .onRef('attempts.seeker_id', '=', 'applications.seeker_id'),
    )
    .where('applications.seeker_id', '=', seekerId);

/** The same with the columns that a list shows. */
export const describeAssessments = (database: Kysely<Schema>, seekerId: number) =>
  selectAssessments(database, seekerId)
    .innerJoin('jobs', 'jobs.id', 'assessments.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['assessments.id', 'assessments.title', 'minutes'])
    .select(({ ref }) => ref('pass_mark').$notNull().as('pass_mark'))
    .select(['jobs.id as job_id', 'jobs.slug as job_slug', 'jobs.title as job_title'])
    .select(['companies.name as company_name', 'attempts.ends_at', 'attempts.completed_at'])
    .select([deadline.as('deadline'), isTurnedDown.as('is_turned_down')])
    .select(({ selectFrom }) =>
      selectFrom('assessment_questions')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('assessment_id', '=', 'assessments.id')
        .as('questions'),
    );

export type AssessmentRow = Awaited<
  ReturnType<ReturnType<typeof describeAssessments>['executeTakeFirstOrThrow']>
>;

/** @param now epoch ms */
export const toPending = (row: AssessmentRow, now: number): PendingAssessment => ({
  jobId: row.job_id,
  jobSlug: row.job_slug,
  jobTitle: row.job_title,
  companyName: row.company_name,
  title: row.title,
  minutes: row.minutes,
  questions: Number(row.questions),
  state: stateOf(row, now),
  deadline: row.deadline.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
});
