import type { Conversation } from '@broadsheet/contract/entities/chat';
import { type Kysely, sql } from 'kysely';
import { type MovingPaging, nextOf, type OwnEntry } from '../../platform/call/own-page.ts';
import { isBehind } from '../../platform/database/is-behind.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { describeConversation, selectConversations } from './select-conversations.ts';

interface PageOfConversations {
  readonly items: Conversation[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly next: string | null;
}

/**
 * The previous time of a conversation that has moved since `asOf`: of its last message, or of its start; null for one
 * that started since.
 */
const lastBefore = (asOf: Date) => sql<Date | null>`coalesce((
    select sent_at from chat_messages
    where conversation_id = conversations.id and sent_at <= ${asOf}::timestamptz
    order by number desc limit 1
  ), (
    select min(shortlisted_at) from applications join jobs on jobs.id = applications.job_id
    where applications.seeker_id = conversations.seeker_id
      and jobs.recruiter_id = conversations.recruiter_id and shortlisted_at <= ${asOf}::timestamptz
  ))`;

/** The ids of a page's conversations, plus one more; details are then read for these only. */
const readPageOf = async (
  database: Kysely<Schema>,
  seekerId: number,
  { page, size, after, asOf }: MovingPaging,
): Promise<readonly OwnEntry[]> => {
  const at = sql.ref('at');
  const id = sql.ref('id');
  const moved = sql`
    union all select id, at from (
      select id, ${lastBefore(asOf ?? new Date(0))} as at from chat_conversations conversations
      where seeker_id = ${seekerId} and last_at > ${asOf}::timestamptz
    ) moved where ${isBehind(at, id, after)}`;
  const { rows } = await sql<OwnEntry>`
    select id, at from (
      (select id, last_at as at from chat_conversations
        where seeker_id = ${seekerId} and ${isBehind(sql.ref('last_at'), id, after)}
        order by last_at desc, id desc limit ${size + 1} offset ${after ? 0 : (page - 1) * size})
      ${after && asOf ? moved : sql``}
    ) found order by at desc, id desc limit ${size + 1}`.execute(database);
  return rows;
};

/** A page of a seeker's conversations, the most recent first. */
export const readConversations = async (
  database: Kysely<Schema>,
  seekerId: number,
  paging: MovingPaging,
): Promise<PageOfConversations> => {
  const [entries, { total }] = await Promise.all([
    readPageOf(database, seekerId, paging),
    database
      .selectFrom('chat_conversations')
      .select(sql<number>`count(*)::integer`.as('total'))
      .where('seeker_id', '=', seekerId)
      .executeTakeFirstOrThrow(),
  ]);
  const shown = entries.slice(0, paging.size);
  const rows =
    shown.length === 0
      ? []
      : await selectConversations(database, seekerId)
          .where(
            'conversations.id',
            'in',
            shown.map((entry) => entry.id),
          )
          .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = shown.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [describeConversation(row)] : [];
  });
  return { items, total, hasMore: entries.length > paging.size, next: nextOf(shown) };
};
