import { jobFit } from '@broadsheet/contract/calls/insights';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readJobcode } from '../detail/find-job.ts';
import { assessFit, type JobDemand, type OwnFacts } from './assess-fit.ts';
import { skillsOfJob } from './skills-of-job.ts';

const RUPEES_A_LAKH = 100_000;

/** A job of the brand, open or not. Throws JOB_NOT_FOUND. */
const readDemand = async (
  { database, brand, directory }: Pick<CallContext, 'database' | 'brand' | 'directory'>,
  id: number,
): Promise<JobDemand> => {
  const row = await database
    .selectFrom('jobs')
    .select(['skills', 'tag_ids', 'city_ids', 'min_years', 'max_years', 'work_from_home'])
    .select('pay_max_lakh')
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (!row) throw new AppError('JOB_NOT_FOUND');
  return {
    skills: skillsOfJob(row, await directory()),
    minYears: row.min_years,
    maxYears: row.max_years,
    cityIds: row.city_ids,
    workFromHome: row.work_from_home,
    payMaxLakh: row.pay_max_lakh,
  };
};

interface FactsRow {
  readonly months: number | null;
  readonly cityId: number | null;
  readonly expectedRupees: number | null;
  readonly negotiable: boolean | null;
  readonly tags: readonly number[] | null;
  readonly preferred: readonly number[] | null;
}

const readFacts = async (
  { database, directory }: Pick<CallContext, 'database' | 'directory'>,
  seekerId: number,
): Promise<OwnFacts> => {
  const { rows } = await sql<FactsRow>`
    select case when experience_status = 'fresher' then 0
        when experience_status = 'experienced' then experience_months end as months,
      city_id as "cityId", expected_ctc_rupees as "expectedRupees", negotiable,
      (select array_agg(tag_id) from seeker_skills where seeker_id = seekers.id) as tags,
      (select array_agg(city_id) from preferred_cities where seeker_id = seekers.id) as preferred
    from seekers left join profiles on profiles.seeker_id = seekers.id
    where seekers.id = ${seekerId}`.execute(database);
  const [row] = rows;
  const { tags } = await directory();
  const rupees = row?.expectedRupees ?? null;
  return {
    skills: row?.tags?.flatMap((id) => tags.get(id)?.label ?? []) ?? [],
    months: row?.months ?? null,
    cityId: row?.cityId ?? null,
    preferredCityIds: row?.preferred ?? [],
    expectedLakh: rupees === null ? null : rupees / RUPEES_A_LAKH,
    negotiable: row?.negotiable ?? false,
  };
};

export const jobFitCall = bindCall(jobFit, async ({ jobcode }, _params, context) => {
  const seeker = await readSeeker(context);
  const [job, own] = await Promise.all([
    readDemand(context, readJobcode(jobcode)),
    readFacts(context, seeker.id),
  ]);
  return assessFit(job, own);
});
