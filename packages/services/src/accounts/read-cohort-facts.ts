import { type CohortFacts, resumeMonthsOf } from '@broadsheet/contract/cohort';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What decides a seeker's cohort, by their profile and what was read of their resume. */
export const readCohortFacts = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<CohortFacts> => {
  const found = await database
    .selectFrom('seekers')
    .leftJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .leftJoin('resume_facts', 'resume_facts.seeker_id', 'seekers.id')
    .select(['experience_status', 'experience_months', 'prompt_accepted_at'])
    .select(['resume', 'mismatch_answered_at'])
    .where('seekers.id', '=', seekerId)
    .executeTakeFirst();
  return {
    experienceStatus: found?.experience_status ?? null,
    experienceMonths: found?.experience_months ?? null,
    resumeMonths: resumeMonthsOf(found?.resume ?? null),
    mismatchAnswered: (found?.mismatch_answered_at ?? null) !== null,
    promptAcceptedAt: found?.prompt_accepted_at?.getTime() ?? null,
  };
};
