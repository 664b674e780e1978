import { callService } from '@broadsheet/browser-calls/call-service';
import { readChat } from '@broadsheet/contract/calls/chat';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type Dispatch, type MouseEvent, useEffect } from 'react';
import * as control from '../page/control.styles.ts';
import * as styles from './chat.styles.ts';
import type { ChatChange, ChatState } from './chat-state.ts';
import { MessageRow, WaitingRow } from './message-row.tsx';
import type { RoomData } from './room-data.ts';
import { useEarlier } from './use-earlier.ts';
import { useLogScroll } from './use-log-scroll.ts';

interface ChatLogProps {
  readonly id: string;
  readonly room: RoomData;
  readonly isSeen: boolean;
  readonly state: ChatState;
  readonly change: Dispatch<ChatChange>;
  readonly messages: Messages['chat'];
}

/**
 * Reports the newest message that is shown, so that the recruiter sees what is read. Messages below the window are
 * unread.
 */
const useReading = (conversationId: number, { messages }: ChatState, isRead: boolean): void => {
  const newest = messages.findLast(({ side }) => side === 'recruiter')?.number ?? 0;
  useEffect(() => {
    if (newest === 0 || !isRead) return;
    const input = { params: { conversationId }, body: { upTo: newest } };
    void callService(readChat, input, { page: window.location.search });
  }, [conversationId, newest, isRead]);
};

/** The messages and the unsent ones. Earlier messages load on scroll. */
export const ChatLog = ({ id, room, isSeen, state, change, messages: texts }: ChatLogProps) => {
  const { conversation, after, earlier } = room;
  const { messages, waiting, readByRecruiter, hasEarlier } = state;
  const { isLoading, hasFailed, load } = useEarlier(conversation.id, state, change);
  const last = messages.at(-1);
  const { ref, isAtEnd, hasNews, onScroll, toEnd } = useLogScroll(
    {
      first: messages[0]?.number ?? null,
      end: `${last?.number} ${waiting.at(-1)?.clientId}`,
      isOwn: waiting.length > 0 || last?.side === 'seeker',
      isNewest: after !== null,
    },
    () => void load(),
  );
  useReading(conversation.id, state, isSeen && (isAtEnd || after === null));
  const loadEarlier = (event: MouseEvent): void => {
    event.preventDefault();
    void load();
  };
  const lastRead = messages.findLast(
    ({ side, number }) => side === 'seeker' && number <= readByRecruiter,
  )?.number;
  return (
    <>
      {hasEarlier && earlier !== null && (
        <a className={control.textLink} href={earlier} onClick={loadEarlier}>
          {isLoading ? texts.loadingEarlier : texts.earlier}
        </a>
      )}
      {hasFailed && (
        <p className={styles.refused} role="alert">
          {texts.earlierFailed}
        </p>
      )}
      <div
        className={styles.log}
        ref={ref}
        onScroll={onScroll}
        role="log"
        aria-live={isLoading ? 'off' : 'polite'}
        aria-labelledby={`${id}-room`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable
        tabIndex={0}
      >
        {messages.length + waiting.length === 0 && <p className={styles.meta}>{texts.empty}</p>}
        <ol className={styles.messages}>
          {messages.map((message) => (
            <MessageRow
              key={message.number}
              message={message}
              recruiter={conversation.recruiter.name}
              isLastRead={message.number === lastRead}
              messages={texts}
            />
          ))}
          {waiting.map((message) => (
            <WaitingRow key={message.clientId} message={message} change={change} messages={texts} />
          ))}
        </ol>
      </div>
      {hasNews && (
        <button className={control.quiet} type="button" onClick={toEnd}>
          {texts.newMessages}
        </button>
      )}
    </>
  );
};
