import type { Kysely } from 'kysely';
import { isLive } from '../accounts/sessions.ts';
import type { Schema } from '../database/schema.ts';

/** With whom a seeker chats: the conversations by the recruiter's number. None but for pro members. */
export const readChats = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<Map<number, number>> => {
  const rows = await database
    .selectFrom('chat_conversations')
    .innerJoin('seekers', 'seekers.id', 'seeker_id')
    .select(['chat_conversations.id', 'recruiter_id'])
    .where('seeker_id', '=', seekerId)
    .where('is_pro', '=', true)
    .execute();
  return new Map(rows.map(({ id, recruiter_id }) => [recruiter_id, id]));
};

/**
 * What a stream's reader is now; null where the session is over, which may have been told while nobody listened.
 * @param now epoch ms
 */
export const readStanding = async (
  database: Kysely<Schema>,
  sessionId: string,
  now: number,
): Promise<{ readonly isPro: boolean } | null> => {
  const session = await database
    .selectFrom('sessions')
    .innerJoin('seekers', 'seekers.id', 'sessions.seeker_id')
    .select(['ended_at', 'expires_at', 'is_pro'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  return session && isLive(session, now) ? { isPro: session.is_pro } : null;
};
