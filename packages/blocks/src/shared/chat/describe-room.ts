import type { CallAnswer } from '@broadsheet/contract/call';
import type { chatMessages } from '@broadsheet/contract/calls/chat';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { RoomData } from './room-data.ts';

/** @param now epoch milliseconds */
export const describeRoom = (
  { conversation, items, hasMore, after }: CallAnswer<typeof chatMessages>,
  now: number,
): RoomData => {
  const first = items[0]?.number;
  const conversationId = String(conversation.id);
  return {
    conversation,
    messages: items,
    earlier:
      hasMore && first !== undefined
        ? hrefOf('chats', { conversationId }, { before: String(first) })
        : null,
    after,
    formKey: `form-${now}`,
  };
};
