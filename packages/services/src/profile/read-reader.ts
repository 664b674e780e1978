import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * What the profile of a seeker says that pages are chosen by: months, and slugs of the brand; null is not told. With it
 * what was read of their resume.
 */
export const readReader = (database: Kysely<Schema>, seekerId: number) =>
  database
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
    .select([
      'profiles.experience_status as experienceStatus',
      'profiles.experience_months as experienceMonths',
      'profiles.prompt_accepted_at as promptAcceptedAt',
      'resume_facts.resume',
      'resume_facts.mismatch_answered_at as mismatchAnsweredAt',
      'cities.slug as city',
      'categories.tag as category',
    ])
    .where('seekers.id', '=', seekerId)
    .executeTakeFirstOrThrow();
