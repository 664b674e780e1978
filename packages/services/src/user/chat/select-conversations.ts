import type { Conversation } from '@broadsheet/contract/entities/chat';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { isOpenTo } from './chat-access.ts';

/** A seeker's conversations with everything that is shown of them. */
export const selectConversations = (database: Kysely<Schema>, seekerId: number) =>
  database
    .selectFrom('chat_conversations as conversations')
    .innerJoin('recruiters', 'recruiters.id', 'conversations.recruiter_id')
    .innerJoin('companies', 'companies.id', 'recruiters.company_id')
    .leftJoin('recruiter_presence', 'recruiter_presence.recruiter_id', 'recruiters.id')
    .leftJoin('chat_messages as last', (join) =>
      join
        .onRef('last.conversation_id', '=', 'conversations.id')
        .onRef('last.number', '=', 'conversations.last_number'),
    )
    .where('conversations.seeker_id', '=', seekerId)
    .select([
      'conversations.id',
      'conversations.last_at',
      'conversations.recruiter_read',
      'recruiters.id as recruiter_id',
      'recruiters.name',
      'recruiters.designation',
      'recruiters.portrait',
      'recruiter_presence.seen_at',
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.slug',
      'companies.logo',
      'last.number',
      'last.side',
      'last.client_id',
      'last.text',
      'last.sent_at',
      isOpenTo('seeker').as('isOpen'),
      sql<number>`(select count(*)::int from chat_messages where conversation_id = conversations.id
        and chat_messages.number > seeker_read and chat_messages.side = 'recruiter')`.as('unread'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectConversations>['executeTakeFirstOrThrow']>>;

const lastMessageOf = ({ id, number, side, client_id, text, sent_at }: Row) =>
  number === null || side === null || client_id === null || text === null || sent_at === null
    ? null
    : {
        conversationId: id,
        number,
        side,
        clientId: client_id,
        text,
        sentAt: sent_at.toISOString(),
      };

export const describeConversation = (row: Row): Conversation => ({
  id: row.id,
  recruiter: {
    id: row.recruiter_id,
    name: row.name,
    designation: row.designation,
    company: { id: row.company_id, name: row.company_name, slug: row.slug, logo: row.logo },
    ...(row.portrait !== null && { portraitUrl: row.portrait }),
  },
  lastMessage: lastMessageOf(row),
  at: row.last_at.toISOString(),
  unread: row.unread,
  readByRecruiter: row.recruiter_read,
  seenAt: row.seen_at?.toISOString() ?? null,
  isOpen: row.isOpen,
});
