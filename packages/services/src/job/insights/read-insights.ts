import {
  COMPETITION_BANDS,
  type JobInsights,
  RECRUITER_ACTIONS,
} from '@broadsheet/contract/entities/insights';
import { sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import { lastMonths } from './last-months.ts';

type Context = Pick<CallContext, 'database' | 'now'>;

interface BandCount {
  /** Null for an applicant whose experience is not known. */
  readonly band: number | null;
  readonly count: number;
  readonly schooled: number;
}

const MONTHS_A_YEAR = 12;
/** The first month of experience of each band after the first. */
const BAND_STARTS = COMPETITION_BANDS.slice(1).map(({ min }) => min * MONTHS_A_YEAR);

const readCompetition = async ({ database }: Context, jobId: number) => {
  const { rows } = await sql<BandCount>`
    select width_bucket(months, ${BAND_STARTS}::integer[]) as band, count(*)::integer,
      (count(*) filter (where top_school))::integer as schooled
    from application_fits where job_id = ${jobId} group by 1`.execute(database);
  const counts = new Map(rows.map(({ band, count }) => [band, count]));
  return {
    applicants: rows.reduce((sum, { count }) => sum + count, 0),
    totalApplicantsFromTopBSchool: rows.reduce((sum, { schooled }) => sum + schooled, 0),
    experienceUntold: counts.get(null) ?? 0,
    competition: COMPETITION_BANDS.map(({ label }, band) => ({
      band: label,
      applicants: counts.get(band) ?? 0,
    })),
  };
};

const readActions = async ({ database }: Context, jobId: number) => {
  const rows = await database
    .selectFrom('applications')
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy('status')
    .execute();
  const counts = new Map(
    rows.map(({ status, count }) => [status === 'applied' ? 'waiting' : status, Number(count)]),
  );
  return RECRUITER_ACTIONS.map((action) => ({ action, applications: counts.get(action) ?? 0 }));
};

const readMonths = async ({ database, now }: Context, jobId: number) => {
  const months = lastMonths(now);
  const rows = await database
    .selectFrom('job_months')
    .select(['month', 'views', 'applied'])
    .where('job_id', '=', jobId)
    .where('month', 'in', months)
    .execute();
  const counted = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => {
    const { applied = 0, views = 0 } = counted.get(month) ?? {};
    return { month, applied, viewed: views };
  });
};

/** Reads the counts of the applications for a job. The fits must be renewed first. */
export const readInsights = async (
  context: Context,
  jobId: number,
): Promise<Omit<JobInsights, 'magicRank'>> => {
  const [competition, recruiterActions, months] = await Promise.all([
    readCompetition(context, jobId),
    readActions(context, jobId),
    readMonths(context, jobId),
  ]);
  return { ...competition, recruiterActions, months };
};
