import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { ChatParty } from './chat-access.ts';

/** Within this interval, presence is recorded once. */
const TOUCH_EVERY_MS = 15_000;

/** Records that a participant is online, and notifies seekers who chat with this recruiter. @param now epoch ms */
export const touchPresence = async (
  database: Kysely<Schema>,
  { side, id }: ChatParty,
  now: number,
): Promise<void> => {
  const at = new Date(now);
  const earlier = new Date(now - TOUCH_EVERY_MS);
  if (side === 'seeker') {
    await database
      .insertInto('seeker_presence')
      .values({ seeker_id: id, seen_at: at })
      .onConflict((conflict) =>
        conflict
          .column('seeker_id')
          .doUpdateSet({ seen_at: at })
          .where('seeker_presence.seen_at', '<', earlier),
      )
      .execute();
    return;
  }
  await sql`
    with touched as (
      insert into recruiter_presence values (${id}, ${at})
      on conflict (recruiter_id) do update set seen_at = excluded.seen_at
        where recruiter_presence.seen_at < ${earlier}
      returning recruiter_id
    )
    select pg_notify('reader_events', 'recruiter:' || recruiter_id || ':' || ${String(now)}) from touched
  `.execute(database);
};
