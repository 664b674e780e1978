import { randomUUID } from 'node:crypto';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../../../src/auth/password/password.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { loadOnce } from '../load-once.ts';
import { addDemoAssessments } from './add-demo-assessments.ts';

const LOAD_NAME = 'demo-applicants';
const APPLICANTS = 40;
const JOBS = 6;
const POSTED_DAYS = 40;
const OPEN_DAYS = 30;

/** Jobs that have been open for a while and stay open, with applications on this site. */
const findJobs = async (
  transaction: Kysely<Schema>,
  brand: Brand,
  now: number,
): Promise<readonly number[]> => {
  const rows = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('brand', '=', brand)
    .where('source', '=', 'demo')
    .where('apply_url', 'is', null)
    .where('recruiter_id', 'is not', null)
    .where('posted_at', '<', new Date(now - POSTED_DAYS * DAY_MS))
    .where('expires_at', '>', new Date(now + OPEN_DAYS * DAY_MS))
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .limit(JOBS)
    .execute();
  return rows.map(({ id }) => id);
};

/** People whose accounts cannot be used: their password is random. */
const addApplicants = async (transaction: Kysely<Schema>, brand: Brand, now: number) => {
  const at = new Date(now);
  const hash = await hashPassword(randomUUID());
  const { rows } = await sql<{ readonly id: number }>`
    insert into seekers (brand, email, name, password_hash, password_changed_at, settings, created_at)
    select ${brand}, 'applicant' || number || '@' || ${brand} || '.example', 'Applicant ' || number,
      ${hash}, ${at}::timestamptz, '{}', ${at}::timestamptz
    from generate_series(1, ${APPLICANTS}::integer) number
    on conflict do nothing returning id`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into profiles (seeker_id, experience_status, experience_months, city_id, updated_at)
    select id, 'experienced', (id * 37) % 200, 1 + id % 5, ${at}::timestamptz - (id % 300) * interval '1 day'
    from unnest(${ids}::integer[]) id`.execute(transaction);
  await sql`
    insert into educations (seeker_id, degree, course_type, institute, year)
    select id, 'MBA', 'full-time',
      case when id % 6 = 0 then 'IIM Ahmedabad' else 'Deccan Institute of Management' end, 2015
    from unnest(${ids}::integer[]) id`.execute(transaction);
  return ids;
};

const apply = async (
  transaction: Kysely<Schema>,
  { seekers, jobs, now }: { seekers: readonly number[]; jobs: readonly number[]; now: number },
) => {
  const at = new Date(now);
  await sql`
    insert into seeker_skills (seeker_id, tag_id, position)
    select distinct on (seeker, tag) seeker, tag, tag
    from jobs, unnest(tag_ids) tag, unnest(${seekers}::integer[]) seeker
    where jobs.id = any(${jobs}::integer[]) and (seeker + tag) % 3 > 0`.execute(transaction);
  await sql`
    insert into applications (seeker_id, job_id, applied_at)
    select seeker, jobs.id, greatest(posted_at, ${at}::timestamptz - (seeker % 40) * interval '1 day')
    from jobs, unnest(${seekers}::integer[]) seeker
    where jobs.id = any(${jobs}::integer[]) and (seeker + jobs.id) % 4 > 0`.execute(transaction);
  await sql`
    with moved as (
      update applications
      set status = (case seeker_id % 7 when 0 then 'shortlisted' when 1 then 'rejected' else 'viewed' end)::application_status,
        shortlisted_at = case when seeker_id % 7 = 0 then ${at}::timestamptz end
      where job_id = any(${jobs}::integer[]) and seeker_id = any(${seekers}::integer[]) and seeker_id % 2 = 0
      returning seeker_id, job_id, status, applied_at
    )
    insert into application_steps (seeker_id, job_id, status, at, recruiter_id)
    select seeker_id, job_id, moved.status,
      least(applied_at + (1 + seeker_id % 9) * interval '1 day', ${at}::timestamptz), recruiter_id
    from moved join jobs on jobs.id = job_id`.execute(transaction);
  await sql`
    insert into job_months (job_id, month, views)
    select jobs.id, to_char(month, 'YYYY-MM'), 20 + (jobs.views / 7) % 300
    from jobs, generate_series(date_trunc('month', posted_at), ${at}::timestamptz, interval '1 month') month
    where jobs.id = any(${jobs}::integer[])
    on conflict (job_id, month) do update set views = job_months.views + excluded.views`.execute(
    transaction,
  );
};

/**
 * Adds applicants to a few jobs of each brand, some of which have a test, once: insights count them. @param now epoch
 * ms
 */
export const loadDemoApplicants = (database: Kysely<Schema>, now: number): Promise<void> =>
  loadOnce(database, LOAD_NAME, async (transaction) => {
    for (const brand of BRANDS) {
      const jobs = await findJobs(transaction, brand, now);
      const seekers = await addApplicants(transaction, brand, now);
      await apply(transaction, { seekers, jobs, now });
      await addDemoAssessments(transaction, { brand, jobs, now });
    }
  });
