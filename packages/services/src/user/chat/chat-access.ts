import { AppError } from '@broadsheet/contract/errors';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { ChatConversationsTable, ChatSide } from '../../platform/database/tables/chat.ts';
import { isProAt } from '../../platform/entitlements/is-pro-at.ts';
import { flagIsOn } from '../../platform/seekers/flag-is-on.ts';

/** The reader or author: a seeker or a recruiter, by id. */
export interface ChatParty {
  readonly side: ChatSide;
  readonly id: number;
}

/**
 * Who may write in `conversations`: the seeker is active and has not blocked the company, and the recruiter has
 * shortlisted them. Recruiters may start only where the seeker allows it.
 */
export const isOpenTo = (side: ChatSide) => sql<boolean>`(
  exists (
    select from applications join jobs on jobs.id = applications.job_id
    where applications.seeker_id = conversations.seeker_id and applications.shortlisted_at is not null
      and jobs.recruiter_id = conversations.recruiter_id
  ) and not exists (
    select from blocked_companies join recruiters using (company_id)
    where blocked_companies.seeker_id = conversations.seeker_id
      and recruiters.id = conversations.recruiter_id
  ) and exists (
    select from seekers where id = conversations.seeker_id and status = 'active' and (
      ${side === 'seeker'} or ${flagIsOn('chat')} or exists (
        select from chat_messages where conversation_id = conversations.id and side = 'seeker'
      )
    )
  ))`;

/**
 * Chats are for pro members: nobody else may read, write or receive messages. Throws CHAT_NEEDS_PRO to seekers,
 * APPLICANT_NOT_PRO to recruiters. @param now epoch ms
 */
export const requirePro = async (
  database: Kysely<Schema>,
  seekerId: number,
  now: number,
  side: ChatSide = 'seeker',
): Promise<void> => {
  if (!(await isProAt(database, seekerId, now)))
    throw new AppError(side === 'seeker' ? 'CHAT_NEEDS_PRO' : 'APPLICANT_NOT_PRO');
};

export interface OpenChat extends Selectable<ChatConversationsTable> {
  readonly isOpen: boolean;
}

/**
 * The access rule of chats: only the two participants read a conversation, while the seeker is a pro member. Throws
 * CONVERSATION_NOT_FOUND for other conversations, and like requirePro. @param now epoch ms
 */
export const findChat = async (
  database: Kysely<Schema>,
  conversationId: number,
  { side, id }: ChatParty,
  now: number,
): Promise<OpenChat> => {
  const found = await database
    .selectFrom('chat_conversations as conversations')
    .selectAll('conversations')
    .select(isOpenTo(side).as('isOpen'))
    .where('conversations.id', '=', conversationId)
    .where(side === 'seeker' ? 'conversations.seeker_id' : 'conversations.recruiter_id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError('CONVERSATION_NOT_FOUND');
  await requirePro(database, found.seeker_id, now, side);
  return found;
};
