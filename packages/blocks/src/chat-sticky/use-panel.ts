import { callService } from '@broadsheet/browser-calls/call-service';
import { chatMessages, conversations } from '@broadsheet/contract/calls/chat';
import type { Conversation } from '@broadsheet/contract/entities/chat';
import { useEffect, useState } from 'react';
import { describeRoom } from '../shared/chat/describe-room.ts';
import type { RoomData } from '../shared/chat/room-data.ts';

interface Loaded {
  readonly list: readonly Conversation[] | null;
  readonly room: RoomData | null;
  readonly failed: string | null;
}

const search = () => ({ page: window.location.search });

/**
 * The state of the chat panel: the newest conversations, reloaded each time the list is shown, and the open conversation.
 */
export const usePanel = (isOpen: boolean) => {
  const [{ list, room, failed }, setLoaded] = useState<Loaded>({
    list: null,
    room: null,
    failed: null,
  });
  const isListed = isOpen && room === null;
  useEffect(() => {
    if (!isListed) return;
    let isAborted = false;
    void callService(conversations, { query: {} }, search()).then((result) => {
      if (isAborted) return;
      setLoaded((before) =>
        result.ok
          ? { ...before, list: result.data.items, failed: null }
          : { ...before, failed: result.error.message },
      );
    });
    return () => {
      isAborted = true;
    };
  }, [isListed]);
  const openRoom = async (conversationId: number): Promise<void> => {
    const input = { params: { conversationId }, query: {} };
    const result = await callService(chatMessages, input, search());
    setLoaded((before) =>
      result.ok
        ? { ...before, room: describeRoom(result.data, Date.now()), failed: null }
        : { ...before, failed: result.error.message },
    );
  };
  const closeRoom = (): void => setLoaded((before) => ({ ...before, room: null }));
  return { list, room, failed, openRoom, closeRoom };
};
