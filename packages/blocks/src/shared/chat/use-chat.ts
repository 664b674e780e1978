import { followStream } from '@broadsheet/browser-calls/follow-stream';
import type { Action } from '@broadsheet/contract/actions';
import { useEffect, useReducer, useState } from 'react';
import { type ChatState, changeChat } from './chat-state.ts';
import type { RoomData } from './room-data.ts';
import { useSending } from './use-sending.ts';
import { readWaiting, saveWaiting } from './waiting-store.ts';

const begin = ({ conversation, messages, earlier }: RoomData): ChatState => ({
  messages,
  hasEarlier: earlier !== null,
  waiting: [],
  readByRecruiter: conversation.readByRecruiter,
  seenAt: conversation.seenAt,
});

/** The state of one conversation: sent and unsent messages, and what the recruiter does. */
export const useChat = (room: RoomData, dispatch: (action: Action) => void) => {
  const [state, change] = useReducer(changeChat, room, begin);
  const [isLive, setLive] = useState(true);
  const [isPro, setPro] = useState(true);
  const [isTaken, setTaken] = useState(false);
  const { after } = room;
  const { id } = room.conversation;

  useEffect(() => {
    change({ does: 'write', waiting: readWaiting(id) });
    setTaken(true);
  }, [id]);
  useEffect(() => {
    if (isTaken) saveWaiting(id, state.waiting);
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
      unread: (unread) => setPro(unread.isPro),
      reset: () => window.location.reload(),
      onLive: setLive,
    });
  }, [after, id]);

  useSending({ conversationId: id, waiting: isTaken ? state.waiting : [], change, dispatch });
  return { state, change, isLive, isPro };
};
