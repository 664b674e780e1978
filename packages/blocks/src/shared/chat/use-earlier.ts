import { callService } from '@broadsheet/browser-calls/call-service';
import { chatMessages } from '@broadsheet/contract/calls/chat';
import { type Dispatch, useEffect, useState } from 'react';
import type { ChatChange, ChatState } from './chat-state.ts';

/** Loads earlier messages, a page at a time. */
export const useEarlier = (
  conversationId: number,
  { messages, hasEarlier }: ChatState,
  change: Dispatch<ChatChange>,
) => {
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const first = messages[0]?.number ?? null;
  // Only after the earlier messages are in the DOM, so that the live region does not announce them as new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the first message changes
  useEffect(() => setLoading(false), [first]);
  const load = async (): Promise<void> => {
    if (isLoading || !hasEarlier || first === null) return;
    setLoading(true);
    setFailed(false);
    const input = { params: { conversationId }, query: { before: first } };
    const result = await callService(chatMessages, input, { page: window.location.search });
    if (result.ok) {
      const { items, hasMore } = result.data;
      return change({ does: 'precede', messages: items, hasEarlier: hasMore });
    }
    setLoading(false);
    setFailed(true);
  };
  return { isLoading, hasFailed, load };
};
