import {
  decideJobReport,
  listJobReports,
  type StaffReport,
} from '@broadsheet/contract/calls/job-reports';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';

const PAGE_SIZE = 50;

/** The brand's reports about jobs, without who sent them. */
const selectReports = ({ database, brand, now }: Pick<CallContext, 'database' | 'brand' | 'now'>) =>
  database
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('jobs.brand', '=', brand)
    .select([
      'job_reports.id',
      'job_reports.reason',
      'job_reports.note',
      'job_reports.reported_at',
      'job_reports.state',
      'job_reports.decided_at',
      'job_reports.decided_by',
      'jobs.id as job_id',
      'jobs.slug',
      'jobs.title',
      'companies.name as company',
    ])
    .select(({ selectFrom }) => [
      sql<boolean>`jobs.status = 'open' and jobs.expires_at > ${new Date(now)}`.as('is_open'),
      selectFrom('job_reports as of_job')
        .select(sql<number>`count(*)::integer`.as('reports'))
        .whereRef('of_job.job_id', '=', 'jobs.id')
        .as('reports_of_job'),
    ]);

type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['executeTakeFirstOrThrow']>>;

const toReport = (row: ReportRow): StaffReport => ({
  id: row.id,
  reason: row.reason,
  note: row.note,
  reportedAt: row.reported_at.toISOString(),
  state: row.state,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
  job: {
    id: row.job_id,
    slug: row.slug,
    title: row.title,
    company: row.company,
    isOpen: row.is_open,
  },
  reportsOfJob: row.reports_of_job ?? 1,
});

export const listJobReportsCall = bindCall(
  listJobReports,
  async ({ state, before }, _params, context) => {
    const rows = await selectReports(context)
      .where('job_reports.state', '=', state)
      .$if(before !== undefined, (query) => query.where('job_reports.id', '<', before ?? 0))
      .orderBy('job_reports.id', 'desc')
      .limit(PAGE_SIZE + 1)
      .execute();
    return { items: rows.slice(0, PAGE_SIZE).map(toReport), hasMore: rows.length > PAGE_SIZE };
  },
);

export const decideJobReportCall = bindCall(
  decideJobReport,
  (_query, _params, context, { id, state, by }) =>
    context.database.transaction().execute(async (database) => {
      const scope = { database, brand: context.brand, now: context.now };
      const known = await selectReports(scope)
        .where('job_reports.id', '=', id)
        .forUpdate('job_reports')
        .executeTakeFirst();
      if (!known) throw new AppError('NOT_FOUND');
      if (known.state === state) return { report: toReport(known), before: known.state };
      const isOpen = state === 'open';
      await database
        .updateTable('job_reports')
        .set({
          state,
          decided_at: isOpen ? null : new Date(context.now),
          decided_by: isOpen ? null : by,
        })
        .where('id', '=', id)
        .execute();
      const decided = await selectReports(scope)
        .where('job_reports.id', '=', id)
        .executeTakeFirstOrThrow();
      return { report: toReport(decided), before: known.state };
    }),
);
