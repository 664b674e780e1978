import type { ChatMessage, StreamEvents } from '@broadsheet/contract/entities/chat';

/** A message that the server has not acknowledged. */
export interface WaitingMessage {
  readonly clientId: string;
  readonly text: string;
  /** Why the server refused it; null while it is being sent. */
  readonly refused: string | null;
}

export interface ChatState {
  /** In the order of the server. */
  readonly messages: readonly ChatMessage[];
  /** In the order of writing. */
  readonly waiting: readonly WaitingMessage[];
  /** True if there are earlier messages. */
  readonly hasEarlier: boolean;
  readonly readByRecruiter: number;
  /** When the recruiter was last active, ISO 8601. */
  readonly seenAt: string | null;
}

export type ChatChange =
  | { readonly does: 'receive'; readonly message: ChatMessage }
  | {
      readonly does: 'precede';
      readonly messages: readonly ChatMessage[];
      readonly hasEarlier: boolean;
    }
  | { readonly does: 'write'; readonly waiting: readonly WaitingMessage[] }
  | { readonly does: 'refuse'; readonly clientId: string; readonly why: string }
  | { readonly does: 'drop'; readonly clientId: string }
  | { readonly does: 'retry'; readonly clientId: string }
  | { readonly does: 'read'; readonly read: StreamEvents['read'] }
  | { readonly does: 'see'; readonly seenAt: string };

const without = (waiting: ChatState['waiting'], clientId: string) =>
  waiting.filter((message) => message.clientId !== clientId);

const withRefusal = (waiting: ChatState['waiting'], clientId: string, refused: string | null) =>
  waiting.map((message) => (message.clientId === clientId ? { ...message, refused } : message));

const merge = (messages: ChatState['messages'], added: ChatState['messages']) => {
  const numbers = new Set(added.map(({ number }) => number));
  return [...messages.filter(({ number }) => !numbers.has(number)), ...added].sort(
    (one, other) => one.number - other.number,
  );
};

/** Inserts a message by its number. A repeated message is inserted once. */
const receive = (state: ChatState, message: ChatMessage): ChatState => ({
  ...state,
  waiting: message.side === 'seeker' ? without(state.waiting, message.clientId) : state.waiting,
  messages: merge(state.messages, [message]),
});

const write = (state: ChatState, added: ChatState['waiting']): ChatState => {
  const known = new Set([...state.waiting, ...state.messages].map(({ clientId }) => clientId));
  const fresh = added.filter(({ clientId }) => !known.has(clientId));
  return { ...state, waiting: [...state.waiting, ...fresh] };
};

export const changeChat = (state: ChatState, change: ChatChange): ChatState => {
  switch (change.does) {
    case 'receive':
      return receive(state, change.message);
    case 'precede':
      return {
        ...state,
        messages: merge(state.messages, change.messages),
        hasEarlier: change.hasEarlier,
      };
    case 'write':
      return write(state, change.waiting);
    case 'refuse':
      return { ...state, waiting: withRefusal(state.waiting, change.clientId, change.why) };
    case 'retry':
      return { ...state, waiting: withRefusal(state.waiting, change.clientId, null) };
    case 'drop':
      return { ...state, waiting: without(state.waiting, change.clientId) };
    case 'read':
      return change.read.of === 'conversation' && change.read.by === 'recruiter'
        ? { ...state, readByRecruiter: Math.max(state.readByRecruiter, change.read.upTo) }
        : state;
    case 'see':
      return { ...state, seenAt: change.seenAt };
  }
};
