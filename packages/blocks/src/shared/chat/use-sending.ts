import { callService } from '@broadsheet/browser-calls/call-service';
import { sessionEndOf } from '@broadsheet/browser-calls/session-end';
import type { Action } from '@broadsheet/contract/actions';
import { bffPathOf } from '@broadsheet/contract/call';
import { sendChatMessage } from '@broadsheet/contract/calls/chat';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { ChatChange, WaitingMessage } from './chat-state.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
const TOO_MANY = 429;

interface Sending {
  readonly conversationId: number;
  readonly waiting: readonly WaitingMessage[];
  readonly change: Dispatch<ChatChange>;
  readonly dispatch: (action: Action) => void;
}

/** An error that can go away: no network, a service fault or too many requests. */
const isPassing = (status: number): boolean => status === 0 || status >= 500 || status === TOO_MANY;

/**
 * Sends the waiting messages one by one. After a temporary error it retries with growing pauses, and at once when the
 * network is back. The clientId makes a repeated send harmless.
 */
export const useSending = ({ conversationId, waiting, change, dispatch }: Sending): void => {
  const next = waiting.find(({ refused }) => refused === null);
  const [attempt, setAttempt] = useState(0);
  const pause = useRef(FIRST_PAUSE_MS);
  const clientId = next?.clientId;
  const text = next?.text;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs the effect again
  useEffect(() => {
    if (clientId === undefined || text === undefined) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async (): Promise<void> => {
      const { pathname, search } = window.location;
      const input = { params: { conversationId }, body: { text, clientId } };
      const result = await callService(sendChatMessage, input, { page: search });
      if (result.ok) pause.current = FIRST_PAUSE_MS;
      // The message was saved, so it is recorded even after an unmount.
      if (result.ok) return change({ does: 'receive', message: result.data.sent });
      if (isOver) return;
      const status = sessionEndOf(bffPathOf(sendChatMessage), result.error.status);
      if (status) return dispatch({ action: 'leave-session', status, next: pathname });
      if (!isPassing(result.error.status))
        return change({ does: 'refuse', clientId, why: result.error.message });
      timer = setTimeout(() => setAttempt((count) => count + 1), pause.current);
      pause.current = Math.min(2 * pause.current, LONGEST_PAUSE_MS);
    };
    const again = (): void => setAttempt((count) => count + 1);
    window.addEventListener('online', again);
    void send();
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [clientId, text, attempt, conversationId, change, dispatch]);
};
