import { CatalogueError } from '@broadsheet/contract/errors';
import { type Kysely, type Selectable, sql } from 'kysely';
import { flagIsOn } from '../accounts/flag-is-on.ts';
import type { Schema } from '../database/schema.ts';
import type { ChatConversationsTable, ChatSide } from './tables.ts';

/** Who reads or writes: a seeker or a recruiter, by their number. */
export interface ChatParty {
  readonly side: ChatSide;
  readonly id: number;
}

/**
 * Who may write in `conversations`: the seeker is there and has not blocked the company, and the recruiter has shortlisted
 * them. Recruiters begin only where the seeker wants that.
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
 * Chats are for pro members: nobody else reads or writes one, nor is written to. Each side is told in its own words: throws
 * CHAT_NEEDS_PRO to seekers, APPLICANT_NOT_PRO to recruiters.
 */
export const requirePro = (
  { is_pro: isPro }: { readonly is_pro: boolean },
  side: ChatSide = 'seeker',
): void => {
  if (!isPro) throw new CatalogueError(side === 'seeker' ? 'CHAT_NEEDS_PRO' : 'APPLICANT_NOT_PRO');
};

export interface OpenChat extends Selectable<ChatConversationsTable> {
  readonly isOpen: boolean;
}

/**
 * The one rule of chats: a conversation is read by the two whose it is, while the seeker is a pro member.
 * Throws CONVERSATION_NOT_FOUND for all others', and as requirePro does.
 */
export const findChat = async (
  database: Kysely<Schema>,
  conversationId: number,
  { side, id }: ChatParty,
): Promise<OpenChat> => {
  const found = await database
    .selectFrom('chat_conversations as conversations')
    .innerJoin('seekers', 'seekers.id', 'conversations.seeker_id')
    .selectAll('conversations')
    .select(['seekers.is_pro', isOpenTo(side).as('isOpen')])
    .where('conversations.id', '=', conversationId)
    .where(side === 'seeker' ? 'conversations.seeker_id' : 'conversations.recruiter_id', '=', id)
    .executeTakeFirst();
  if (!found) throw new CatalogueError('CONVERSATION_NOT_FOUND');
  const { is_pro, ...conversation } = found;
  requirePro({ is_pro }, side);
  return conversation;
};
