import type { Kysely } from 'kysely';
import { isLive } from '../../auth/session/sessions.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isProIn } from '../../platform/entitlements/is-pro-at.ts';

/** A seeker's chats: conversations by the recruiter's id. Empty except for pro members. @param now epoch ms */
export const readChats = async (
  database: Kysely<Schema>,
  seekerId: number,
  now: number,
): Promise<Map<number, number>> => {
  const rows = await database
    .selectFrom('chat_conversations')
    .select(['chat_conversations.id', 'recruiter_id'])
    .where('seeker_id', '=', seekerId)
    .where(isProIn('chat_conversations.seeker_id', now))
    .execute();
  return new Map(rows.map(({ id, recruiter_id }) => [recruiter_id, id]));
};

export interface ReaderState {
  /** When the pro membership expires, epoch ms; null without one. */
  readonly proUntil: number | null;
}

/**
 * The current state of a stream's reader; null where the session has ended, even if its notice was missed.
 * @param now epoch ms
 */
export const loadReaderState = async (
  database: Kysely<Schema>,
  sessionId: string,
  now: number,
): Promise<ReaderState | null> => {
  const session = await database
    .selectFrom('sessions')
    .leftJoin('entitlements', (join) =>
      join
        .onRef('entitlements.seeker_id', '=', 'sessions.seeker_id')
        .on('feature', '=', 'pro')
        .on('until', '>', new Date(now)),
    )
    .select(['ended_at', 'expires_at', 'until'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  return session && isLive(session, now) ? { proUntil: session.until?.getTime() ?? null } : null;
};
