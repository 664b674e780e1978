import type { Recruiter } from '@broadsheet/contract/entities/recruiter';
import { sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';

/** The brand's recruiters with their company and the number of their open jobs. */
export const selectRecruiters = ({ database, brand, now }: CallContext) =>
  database
    .selectFrom('recruiters')
    .innerJoin('companies', 'companies.id', 'recruiters.company_id')
    .where('recruiters.brand', '=', brand)
    .select([
      'recruiters.id',
      'recruiters.name',
      'recruiters.designation',
      'recruiters.portrait',
      'recruiters.company_id',
      'companies.name as company_name',
      'companies.slug as company_slug',
      'companies.logo as company_logo',
      (from) =>
        from
          .selectFrom('jobs')
          .select(sql<number>`count(*)::integer`.as('jobs'))
          .whereRef('jobs.recruiter_id', '=', 'recruiters.id')
          .where('jobs.status', '=', 'open')
          .where('jobs.expires_at', '>', new Date(now))
          .as('open_jobs'),
    ]);

type RecruiterRow = Awaited<
  ReturnType<ReturnType<typeof selectRecruiters>['executeTakeFirstOrThrow']>
>;

export const toRecruiter = (row: RecruiterRow): Recruiter => ({
  id: row.id,
  name: row.name,
  designation: row.designation,
  company: {
    id: row.company_id,
    name: row.company_name,
    slug: row.company_slug,
    logo: row.company_logo,
  },
  ...(row.portrait !== null && { portraitUrl: row.portrait }),
  openJobs: row.open_jobs ?? 0,
});
