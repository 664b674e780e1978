import type { WaitingMessage } from './chat-state.ts';

const chatNoteOf = (conversationId: number): string => `chat:${conversationId}`;

const isWaiting = (entry: unknown): entry is WaitingMessage =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof Reflect.get(entry, 'clientId') === 'string' &&
  typeof Reflect.get(entry, 'text') === 'string';

/** Reads the unsent messages of this tab. */
export const readWaiting = (conversationId: number): readonly WaitingMessage[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(chatNoteOf(conversationId)) ?? '[]');
    const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return entries
      .filter(isWaiting)
      .map(({ clientId, text }) => ({ clientId, text, refused: null }));
  } catch {
    return [];
  }
};

/** Stores the unsent messages in sessionStorage. Does nothing if storage is not available. */
export const saveWaiting = (conversationId: number, waiting: readonly WaitingMessage[]): void => {
  try {
    if (waiting.length === 0) sessionStorage.removeItem(chatNoteOf(conversationId));
    else sessionStorage.setItem(chatNoteOf(conversationId), JSON.stringify(waiting));
  } catch {
    return;
  }
};
