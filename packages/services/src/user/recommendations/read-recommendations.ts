import { fileHref } from '@broadsheet/contract/calls/media';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { Recommendation, SocialUser } from '@broadsheet/contract/entities/recommendation';
import { REMIND_AFTER_DAYS, REMINDERS_MAX } from '@broadsheet/contract/recommendation-limits';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const REMIND_AFTER_MS = REMIND_AFTER_DAYS * DAY_MS;

/** A seeker's recommendations, the most recently changed first. */
export const selectRecommendations = (database: Kysely<Schema>, seekerId: number) =>
  database
    .selectFrom('recommendations')
    .selectAll()
    .select(({ selectFrom }) => {
      const mails = selectFrom('recommendation_mails')
        .whereRef('recommendation_mails.seeker_id', '=', 'recommendations.seeker_id')
        .whereRef('recommendation_mails.address_hash', '=', 'recommendations.address_hash');
      return [
        mails.select(sql<number>`count(*)::integer`.as('mails')).as('mails'),
        mails.select(({ fn }) => fn.max('mailed_at').as('last')).as('mailed_at'),
        selectFrom('media_files')
          .select('media_files.id')
          .whereRef('media_files.recommendation_id', '=', 'recommendations.id')
          .whereRef('media_files.seeker_id', '=', 'recommendations.seeker_id')
          .as('picture_id'),
      ];
    })
    .where('recommendations.seeker_id', '=', seekerId)
    .orderBy(sql`coalesce(written_at, asked_at)`, 'desc')
    .orderBy('id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof selectRecommendations>['executeTakeFirstOrThrow']>>;

const publicIdOf = ({ linkedin, recruiter_id }: Row): string | null => {
  if (recruiter_id !== null) return String(recruiter_id);
  return linkedin?.split('/').at(-1) ?? null;
};

const userOf = (row: Row): SocialUser => ({
  userId: row.introduced_at ? row.id : 0,
  type: row.relation,
  name: row.name ?? row.asked_name,
  publicId: publicIdOf(row),
  positions:
    row.title !== null && row.company !== null ? [{ title: row.title, company: row.company }] : [],
  loginVia: 'mail',
  status: row.status,
  requestedEmail: row.requested_email,
  picUrl: row.picture_id === null ? null : fileHref(row.picture_id),
});

const remindFromOf = ({ status, mails, mailed_at }: Row): string | null =>
  status === 'asked' && (mails ?? 0) <= REMINDERS_MAX && mailed_at
    ? new Date(mailed_at.getTime() + REMIND_AFTER_MS).toISOString()
    : null;

/** A recommendation as the seeker sees it. */
export const toRecommendation = (row: Row): Recommendation => ({
  recommendationId: row.id,
  ...userOf(row),
  message: row.message,
  comment: row.comment,
  askedAt: row.asked_at.toISOString(),
  writtenAt: row.written_at?.toISOString() ?? null,
  mails: row.mails ?? 0,
  remindFrom: remindFromOf(row),
});
