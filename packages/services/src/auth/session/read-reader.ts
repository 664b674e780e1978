import { type CohortFacts, resumeMonthsOf } from '@broadsheet/contract/cohort';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The data of a seeker that selects pages; null is not known. */
export interface Reader {
  /** From the profile and the parsed resume. */
  readonly facts: CohortFacts;
  /** Slugs of the brand. */
  readonly city: string | null;
  readonly category: string | null;
}

export const readReader = async (database: Kysely<Schema>, seekerId: number): Promise<Reader> => {
  const found = await database
    .selectFrom('seekers')
    .leftJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .leftJoin('resume_facts', 'resume_facts.seeker_id', 'seekers.id')
    .leftJoin('cities', (on) =>
      on.onRef('cities.brand', '=', 'seekers.brand').onRef('cities.id', '=', 'profiles.city_id'),
    )
    .leftJoin('categories', (on) =>
      on
        .onRef('categories.brand', '=', 'seekers.brand')
        .onRef('categories.data_id', '=', 'profiles.category_id'),
    )
    .select(['experience_status', 'experience_months', 'prompt_accepted_at'])
    .select(['resume_facts.resume', 'mismatch_answered_at'])
    .select(['cities.slug as city', 'categories.tag as category'])
    .where('seekers.id', '=', seekerId)
    .executeTakeFirstOrThrow();
  return {
    facts: {
      experienceStatus: found.experience_status,
      experienceMonths: found.experience_months,
      resumeMonths: resumeMonthsOf(found.resume),
      mismatchAnswered: found.mismatch_answered_at !== null,
      promptAcceptedAt: found.prompt_accepted_at?.getTime() ?? null,
    },
    city: found.city,
    category: found.category,
  };
};
