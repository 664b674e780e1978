import type { ChatMessage } from '@broadsheet/contract/entities/chat';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Dispatch, ReactNode } from 'react';
import * as control from '../page/control.styles.ts';
import { LocalTime } from '../time/local-time.tsx';
import * as styles from './chat.styles.ts';
import type { ChatChange, WaitingMessage } from './chat-state.ts';

interface BubbleProps {
  readonly by: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly children: ReactNode;
}

/** Screen readers get the author as text; others see it by the side of the bubble. */
const Bubble = ({ by, isOwn, text, children }: BubbleProps) => (
  <li className={isOwn ? styles.own : styles.other}>
    <span className={control.hidden}>{by}: </span>
    <p className={styles.text}>{text}</p>
    <p className={styles.meta}>{children}</p>
  </li>
);

interface MessageRowProps {
  readonly message: ChatMessage;
  readonly recruiter: string;
  /** True for the last of the seeker's messages that the recruiter has read. */
  readonly isLastRead: boolean;
  readonly messages: Messages['chat'];
}

export const MessageRow = ({ message, recruiter, isLastRead, messages }: MessageRowProps) => (
  <Bubble
    by={message.side === 'seeker' ? messages.you : recruiter}
    isOwn={message.side === 'seeker'}
    text={message.text}
  >
    <LocalTime iso={message.sentAt} />
    {isLastRead && ` · ${messages.read}`}
  </Bubble>
);

interface WaitingRowProps {
  readonly message: WaitingMessage;
  readonly change: Dispatch<ChatChange>;
  readonly messages: Messages['chat'];
}

/** A message that is not sent yet, or that the server refused. */
export const WaitingRow = ({
  message: { clientId, text, refused },
  change,
  messages,
}: WaitingRowProps) => (
  <Bubble by={messages.you} isOwn text={text}>
    {refused === null ? (
      messages.sending
    ) : (
      <>
        <span className={styles.refused}>{refused}</span>{' '}
        <button
          className={styles.again}
          type="button"
          onClick={() => change({ does: 'retry', clientId })}
        >
          {messages.tryAgain}
        </button>{' '}
        <button
          className={styles.again}
          type="button"
          onClick={() => change({ does: 'drop', clientId })}
        >
          {messages.remove}
        </button>
      </>
    )}
  </Bubble>
);
