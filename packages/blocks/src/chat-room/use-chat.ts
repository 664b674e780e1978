import { callService } from '@broadsheet/browser-calls/call-service';
import type { Action } from '@broadsheet/contract/actions';
import { readChat } from '@broadsheet/contract/calls/chat';
import { useEffect, useReducer, useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { followStream } from '../parts/live/follow-stream.ts';
import { type ChatState, changeChat } from './chat-state.ts';
import type { chatRoom } from './schema.ts';
import { useSending } from './use-sending.ts';
import { keepWaiting, readWaiting } from './waiting-store.ts';

export type Room = NonNullable<BlockProps<typeof chatRoom>['data']['room']>;

const begin = ({ conversation, messages }: Room): ChatState => ({
  messages,
  waiting: [],
  readByRecruiter: conversation.readByRecruiter,
  seenAt: conversation.seenAt,
});

/** One conversation as it goes on: what the server has, what waits, and what the other does. */
export const useChat = (room: Room, dispatch: (action: Action) => void) => {
  const [state, change] = useReducer(changeChat, room, begin);
  const [isLive, setLive] = useState(true);
  const [isTaken, setTaken] = useState(false);
  const { after } = room;
  const { id } = room.conversation;

  useEffect(() => {
    change({ does: 'write', waiting: readWaiting(id) });
    setTaken(true);
  }, [id]);
  useEffect(() => {
    if (isTaken) keepWaiting(id, state.waiting);
  }, [id, isTaken, state.waiting]);

  useEffect(() => {
    if (after === null) return;
    return followStream(after, {
      message: (message) => {
        if (message.conversationId === id) change({ does: 'receive', message });
      },
      read: (read) => {
        if (read.of === 'conversation' && read.conversationId === id)
          change({ does: 'read', read });
      },
      presence: ({ conversationIds, seenAt }) => {
        if (conversationIds.includes(id)) change({ does: 'see', seenAt });
      },
      reset: () => window.location.reload(),
      onLive: setLive,
    });
  }, [after, id]);

  const newest = state.messages.findLast(({ side }) => side === 'recruiter')?.number ?? 0;
  useEffect(() => {
    if (newest === 0) return;
    const input = { params: { conversationId: id }, body: { upTo: newest } };
    void callService(readChat, input, { page: window.location.search });
  }, [id, newest]);

  useSending({ conversationId: id, waiting: isTaken ? state.waiting : [], change, dispatch });
  return { state, change, isLive };
};
