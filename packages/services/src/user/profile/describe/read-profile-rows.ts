import { PROFILE_SLOTS_MAX } from '@broadsheet/contract/interview-limits';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../../../platform/database/schema.ts';
import { selectBooked } from '../../interviews/select-slots.ts';

type From = ExpressionBuilder<Schema, never>;

/** Who the seeker is, and what the seeker prefers. */
const selectPerson = (from: From, seekerId: number) => [
  jsonObjectFrom(from.selectFrom('profiles').selectAll().where('seeker_id', '=', seekerId)).as(
    'profile',
  ),
  jsonArrayFrom(
    from
      .selectFrom('seeker_skills')
      .select('tag_id')
      .where('seeker_id', '=', seekerId)
      .orderBy('position'),
  ).as('skills'),
  jsonArrayFrom(
    from
      .selectFrom('followed_tags')
      .select('tag_id')
      .where('seeker_id', '=', seekerId)
      .orderBy('followed_at')
      .orderBy('tag_id'),
  ).as('tags'),
  jsonArrayFrom(
    from
      .selectFrom('preferred_cities')
      .select('city_id')
      .where('seeker_id', '=', seekerId)
      .orderBy('position'),
  ).as('cities'),
  jsonObjectFrom(
    from
      .selectFrom('industries')
      .innerJoin('profiles', 'profiles.industry_id', 'industries.id')
      .select(['industries.id', 'industries.label'])
      .where('profiles.seeker_id', '=', seekerId),
  ).as('industry'),
  jsonArrayFrom(
    from.selectFrom('social_connections').select('kind').where('seeker_id', '=', seekerId),
  ).as('connections'),
];

/** What the seeker shows to recruiters. */
const selectCareer = (from: From, seekerId: number) => [
  jsonArrayFrom(
    from
      .selectFrom('positions')
      .select(['id', 'title', 'company', 'from_month', 'until_month', 'description'])
      .where('seeker_id', '=', seekerId)
      .orderBy('until_month', (order) => order.desc().nullsFirst())
      .orderBy('from_month', 'desc')
      .orderBy('id', 'desc'),
  ).as('positions'),
  jsonArrayFrom(
    from
      .selectFrom('educations')
      .select(['id', 'degree', 'course_type', 'institute', 'year'])
      .where('seeker_id', '=', seekerId)
      .orderBy('year', 'desc')
      .orderBy('id', 'desc'),
  ).as('educations'),
  jsonObjectFrom(
    from.selectFrom('cover_letters').select(['id', 'text']).where('seeker_id', '=', seekerId),
  ).as('coverLetter'),
  jsonArrayFrom(
    from
      .selectFrom('media_files')
      .select(['id', 'media_type', 'name', 'confirmed_at'])
      .where('seeker_id', '=', seekerId)
      .where('recommendation_id', 'is', null),
  ).as('files'),
  from
    .selectFrom('recommendations')
    .select(({ fn }) => fn.countAll<string>().as('accepted'))
    .where('seeker_id', '=', seekerId)
    .where('status', '=', 'accepted')
    .as('recommendations'),
];

/** What the seeker has done here, and may do. @param now epoch ms */
const selectActivity = (from: From, seekerId: number, now: number) => [
  jsonArrayFrom(
    from
      .selectFrom('entitlements')
      .select([
        'feature',
        sql<number>`ceil(extract(epoch from until - ${new Date(now)}) / 86400)::int`.as(
          'days_left',
        ),
      ])
      .where('seeker_id', '=', seekerId)
      .where('until', '>', new Date(now)),
  ).as('entitlements'),
  jsonObjectFrom(
    from
      .selectFrom('competition_participants')
      .select(['competition as competitionId', 'test_slug as testSlug'])
      .where('seeker_id', '=', seekerId)
      .orderBy('registered_at', 'desc')
      .limit(1),
  ).as('competition'),
  from
    .selectFrom('saved_jobs')
    .select(({ fn }) => fn.countAll<string>().as('jobs'))
    .where('seeker_id', '=', seekerId)
    .as('savedJobs'),
  from
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<string>().as('jobs'))
    .where('seeker_id', '=', seekerId)
    .as('appliedJobs'),
  from
    .exists(
      from
        .selectFrom('applications')
        .where('seeker_id', '=', seekerId)
        .where('shortlisted_at', 'is not', null),
    )
    .as('isShortlisted'),
];

/**
 * Reads all data of a profile in one statement, so that it is from one snapshot. Lists are in display order. Dates are
 * texts, as in JSON. @param now epoch ms
 */
export const readProfileRows = (database: Kysely<Schema>, seekerId: number, now: number) =>
  database
    .selectNoFrom((from) => [
      ...selectPerson(from, seekerId),
      ...selectCareer(from, seekerId),
      ...selectActivity(from, seekerId, now),
      selectBooked(database, { seekerId, now })
        .select(({ fn }) => fn.countAll<string>().as('interviews'))
        .as('interviews'),
      jsonArrayFrom(
        selectBooked(database, { seekerId, now })
          .select(['booking.slot_id', 'booking.calendar_id', 'booking.starts_at'])
          .orderBy('booking.starts_at')
          .limit(PROFILE_SLOTS_MAX),
      ).as('interviewSlots'),
    ])
    .executeTakeFirstOrThrow();

export type ProfileRows = Awaited<ReturnType<typeof readProfileRows>>;
