import { callService } from '@broadsheet/browser-calls/call-service';
import { chatMessages } from '@broadsheet/contract/calls/chat';
import { type Dispatch, useEffect, useState } from 'react';
import type { ChatChange, ChatState } from './chat-state.ts';

/** Reads what was written before, some at a time. */
export const useEarlier = (
  conversationId: number,
  { messages, hasEarlier }: ChatState,
  change: Dispatch<ChatChange>,
) => {
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const first = messages[0]?.number ?? null;
  // Only after they stand there: nobody is read the past as if it were news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when others are the first
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
