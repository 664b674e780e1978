import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type ReactNode, useState } from 'react';
import * as control from '../page/control.styles.ts';
import { PersonMark } from '../person/person-mark.tsx';
import * as styles from './chat.styles.ts';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { Presence } from './presence.tsx';
import type { RoomData } from './room-data.ts';
import { useChat } from './use-chat.ts';

interface ConversationViewProps {
  readonly id: string;
  readonly room: RoomData;
  readonly now: number;
  /** True while the conversation is visible; messages in a closed panel stay unread. */
  readonly isSeen?: boolean;
  readonly messages: Messages['chat'];
  readonly dispatch: (action: Action) => void;
  /** Shown once a message from here was sent. */
  readonly afterSending?: ReactNode;
}

const Head = ({
  id,
  room,
  now,
  seenAt,
  messages,
}: Pick<ConversationViewProps, 'id' | 'room' | 'now' | 'messages'> & {
  readonly seenAt: string | null;
}) => {
  const { name, designation, company, portraitUrl } = room.conversation.recruiter;
  return (
    <header className={styles.head}>
      <div className={styles.back}>
        <a className={control.textLink} href="/chats/">
          {messages.all}
        </a>
      </div>
      <PersonMark name={name} portraitUrl={portraitUrl} />
      <div>
        <h2 className={styles.name} id={`${id}-room`}>
          {name}
        </h2>
        <p className={styles.meta}>
          {designation}, <a href={`/company/${company.slug}`}>{company.name}</a>
        </p>
        <Presence seenAt={seenAt} now={now} messages={messages} />
      </div>
    </header>
  );
};

/** One chat: its messages and the field to write more. */
export const ConversationView = ({
  id,
  room,
  now,
  isSeen = true,
  messages,
  dispatch,
  afterSending,
}: ConversationViewProps) => {
  const [written, setWritten] = useState<readonly string[]>([]);
  const { state, change, isLive, isPro } = useChat(room, dispatch);
  const { conversation, after, formKey } = room;
  const write = (text: string) => {
    const clientId = crypto.randomUUID();
    setWritten([...written, clientId]);
    change({ does: 'write', waiting: [{ clientId, text, refused: null }] });
  };
  const hasSent = state.messages.some(({ clientId }) => written.includes(clientId));
  return (
    <section className={styles.room} aria-labelledby={`${id}-room`}>
      <Head id={id} room={room} now={now} seenAt={state.seenAt} messages={messages} />
      <ChatLog
        id={id}
        room={room}
        isSeen={isSeen}
        state={state}
        change={change}
        messages={messages}
      />
      <p className={styles.meta} role="status">
        {!isLive && messages.offline}
      </p>
      {after === null && (
        <a className={control.textLink} href={`/chats/${conversation.id}`}>
          {messages.newest}
        </a>
      )}
      {after !== null && conversation.isOpen && isPro && (
        <Composer
          id={id}
          conversationId={conversation.id}
          formKey={formKey}
          onWritten={write}
          messages={messages}
        />
      )}
      {hasSent && afterSending}
      <div role="status">
        {!isPro && (
          <p>
            {messages.proEnded}{' '}
            <a className={control.textLink} href="/subscribe/pro-membership">
              {messages.proBenefits}
            </a>
          </p>
        )}
      </div>
      {!conversation.isOpen && <p>{messages.closed}</p>}
    </section>
  );
};
