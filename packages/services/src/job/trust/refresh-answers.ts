import { DAY_MS } from '@broadsheet/contract/durations';
import {
  ANSWER_DAYS,
  ANSWER_MONTHS,
  MIN_ANSWERABLE,
} from '@broadsheet/contract/entities/job-trust';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const DAYS_A_MONTH = 30;
const SECONDS_A_DAY = 86_400;

/**
 * Counts anew how employers answer applications on this site, in one transaction. An answer is the first status that a
 * recruiter sets. Employers with few applications have no row.
 * @param now epoch milliseconds
 */
export const refreshAnswers = (database: Kysely<Schema>, now: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`lock table employer_answers in share row exclusive mode`.execute(transaction);
    await transaction.deleteFrom('employer_answers').execute();
    const since = new Date(now - ANSWER_MONTHS * DAYS_A_MONTH * DAY_MS);
    const until = new Date(now - ANSWER_DAYS * DAY_MS);
    await sql`
      insert into employer_answers (company_id, applications, answered, median_days)
      select jobs.company_id, count(*)::integer, count(answers.at)::integer,
        ceil(percentile_cont(0.5) within group (
          order by extract(epoch from answers.at - applications.applied_at) / ${SECONDS_A_DAY}::integer
        ))::integer
      from applications
      join jobs on jobs.id = applications.job_id
      left join lateral (
        select min(at) as at from application_steps steps
        where steps.seeker_id = applications.seeker_id and steps.job_id = applications.job_id
          and steps.recruiter_id is not null
      ) answers on true
      where not applications.at_employer
        and applications.applied_at between ${since} and ${until}
      group by jobs.company_id
      having count(*) >= ${MIN_ANSWERABLE}`.execute(transaction);
  });
