import type { Brand } from '@broadsheet/contract/brand';
import { makeToken } from '@broadsheet/services/recruiter/make-token';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { inDatabaseOf } from './site-database.ts';

/** An open job of the demo with questions to applicants, and a token of its recruiter. */
export const findJobWithQuestions = (site: RunningSite, brand: Brand) =>
  inDatabaseOf(site, async (database) => {
    const job = await database
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .innerJoin('job_questions', 'job_questions.job_id', 'jobs.id')
      .select(['jobs.id', 'jobs.slug', 'jobs.title', 'companies.name as company', 'recruiter_id'])
      .where('jobs.brand', '=', brand)
      .where('jobs.status', '=', 'open')
      .where('recruiter_id', 'is not', null)
      .where('expires_at', '>', new Date(Date.now() + 86_400_000))
      .orderBy('posted_at', 'desc')
      .orderBy('jobs.id')
      .executeTakeFirstOrThrow();
    const recruiterId = job.recruiter_id ?? 0;
    const made = await makeToken(database, { recruiterId, days: 1, now: Date.now() });
    if (!made) throw new Error('the recruiter is not there');
    return { ...job, token: made.token };
  });
