import { AppError } from '@broadsheet/contract/errors';
import { readJobcode } from '../../../job/detail/find-job.ts';
import { skillsOfJob } from '../../../job/fit/skills-of-job.ts';
import type { CallContext } from '../../../platform/call/call-context.ts';

/** A job of the brand, open or not. Throws JOB_NOT_FOUND. */
export const readResumeJob = async (
  { database, brand, directory }: Pick<CallContext, 'database' | 'brand' | 'directory'>,
  jobcode: string,
) => {
  const row = await database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'jobs.slug', 'jobs.skills', 'jobs.tag_ids', 'companies.name as company'])
    .where('jobs.id', '=', readJobcode(jobcode))
    .where('jobs.brand', '=', brand)
    .executeTakeFirst();
  if (!row) throw new AppError('JOB_NOT_FOUND');
  const { title, slug, company } = row;
  return { title, slug, company, skills: skillsOfJob(row, await directory()) };
};
