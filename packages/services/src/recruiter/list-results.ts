import type { CallAnswer } from '@broadsheet/contract/call';
import type { assessmentResults } from '@broadsheet/contract/calls/recruiter-assessments';
import { sql } from 'kysely';
import { resultOf } from '../job/assessments/assessment-result.ts';
import { stateOf } from '../job/assessments/assessment-state.ts';
import type { CallContext, CallingRecruiter } from '../platform/call/call-context.ts';
import type { Paging } from './own-jobs.ts';
import { isVisibleTo } from './visible-seekers.ts';

type Context = Pick<CallContext, 'database' | 'now'>;

const selectBegun = ({ database }: Context, recruiter: CallingRecruiter, jobId: number) =>
  database
    .selectFrom('assessment_attempts as attempts')
    .innerJoin('assessments', 'assessments.id', 'attempts.assessment_id')
    .innerJoin('seekers', 'seekers.id', 'attempts.seeker_id')
    .where('assessments.job_id', '=', jobId)
    .where(isVisibleTo(recruiter));

const describeBegun = (context: Context, recruiter: CallingRecruiter, jobId: number) =>
  selectBegun(context, recruiter, jobId)
    .select(['seekers.public_id', 'seekers.name', 'started_at', 'ends_at'])
    .select('completed_at')
    .select(({ ref }) => ref('pass_mark').$notNull().as('pass_mark'))
    .select(({ selectFrom }) => [
      selectFrom('assessment_questions')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('assessment_id', '=', 'assessments.id')
        .$asScalar()
        .as('questions'),
      selectFrom('assessment_answers as answers')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('answers.assessment_id', '=', 'assessments.id')
        .whereRef('answers.seeker_id', '=', 'seekers.id')
        .$asScalar()
        .as('answered'),
      selectFrom('assessment_answers as answers')
        .innerJoin('assessment_questions as questions', 'questions.id', 'answers.question_id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('answers.assessment_id', '=', 'assessments.id')
        .whereRef('answers.seeker_id', '=', 'seekers.id')
        .whereRef('choice', '=', 'right_choice')
        .$asScalar()
        .as('right'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof describeBegun>['execute']>>[number];

const toResult = (row: Row, now: number) => {
  const times = { ...row, deadline: row.started_at, is_turned_down: false };
  const isDone = stateOf(times, now) === 'done';
  const score = { right: row.right ?? 0, questions: row.questions ?? 0, passMark: row.pass_mark };
  return {
    applicantId: row.public_id,
    name: row.name,
    state: isDone ? ('done' as const) : ('running' as const),
    startedAt: row.started_at.toISOString(),
    answered: row.answered ?? 0,
    result: isDone ? resultOf(score) : null,
  };
};

/**
 * A page of visible seekers who have started the test of a job, most recent first. @param jobId one of the recruiter's
 * own
 */
export const listResults = async (
  context: Context,
  recruiter: CallingRecruiter,
  jobId: number,
  { page, size }: Paging,
): Promise<CallAnswer<typeof assessmentResults>> => {
  const { total } = await selectBegun(context, recruiter, jobId)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await describeBegun(context, recruiter, jobId)
    .orderBy('started_at', 'desc')
    .orderBy('seekers.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map((row) => toResult(row, context.now));
  return { items, page, size, total, hasMore: page * size < total };
};
