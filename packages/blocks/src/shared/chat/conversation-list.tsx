import type { Conversation } from '@broadsheet/contract/entities/chat';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { MouseEvent } from 'react';
import { PersonMark } from '../person/person-mark.tsx';
import { LocalTime } from '../time/local-time.tsx';
import * as styles from './chat.styles.ts';

interface ConversationListProps {
  readonly label: string;
  readonly conversations: readonly Conversation[];
  /** Null if none is open. */
  readonly openId: number | null;
  /** Opens a conversation in place; absent: by its link. */
  readonly onOpen?: (id: number) => void;
  readonly messages: Messages['chat'];
}

const lastOf = ({ lastMessage }: Conversation, messages: Messages['chat']): string => {
  if (lastMessage === null) return messages.shortlistedYou;
  const { side, text } = lastMessage;
  return side === 'seeker' ? formatMessage(messages.ownExcerpt, { text }) : text;
};

/** A click that opens a new tab stays a plain link. */
const openHere = (event: MouseEvent, open: () => void): void => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
};

export const ConversationList = ({
  label,
  conversations,
  openId,
  onOpen,
  messages,
}: ConversationListProps) => (
  <ul aria-label={label}>
    {conversations.map((conversation) => {
      const { id, recruiter, unread, at } = conversation;
      const isOpen = id === openId;
      return (
        <li key={id} className={styles.entry}>
          <PersonMark name={recruiter.name} portraitUrl={recruiter.portraitUrl} />
          <div>
            <a
              className={styles.entryLink}
              href={`/chats/${id}`}
              aria-current={isOpen ? 'page' : undefined}
              onClick={onOpen && ((event) => openHere(event, () => onOpen(id)))}
            >
              {recruiter.name}, {recruiter.company.name}
            </a>
            <p className={styles.excerpt}>{lastOf(conversation, messages)}</p>
            <p className={styles.meta}>
              <LocalTime iso={at} />
              {unread > 0 && !isOpen && (
                <span className={styles.count}>
                  {' · '}
                  {formatMessage(messages.unreadCount, { count: unread })}
                </span>
              )}
            </p>
          </div>
        </li>
      );
    })}
  </ul>
);
