import type { Action } from '@broadsheet/contract/actions';
import { CompanyMark } from '../company/company-mark.tsx';
import * as control from '../page/control.styles.ts';
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
  /** Whether it is looked at; what comes to a closed panel is not read yet. */
  readonly isSeen?: boolean;
  readonly dispatch: (action: Action) => void;
}

const Head = ({
  id,
  room,
  now,
  seenAt,
}: Pick<ConversationViewProps, 'id' | 'room' | 'now'> & { readonly seenAt: string | null }) => {
  const { name, designation, company } = room.conversation.recruiter;
  return (
    <header className={styles.head}>
      <div className={styles.back}>
        <a className={control.textLink} href="/chats/">
          ← All chats
        </a>
      </div>
      <CompanyMark name={company.name} logo={company.logo} />
      <div>
        <h2 className={styles.name} id={`${id}-room`}>
          {name}
        </h2>
        <p className={styles.meta}>
          {designation}, <a href={`/company/${company.slug}`}>{company.name}</a>
        </p>
        <Presence seenAt={seenAt} now={now} />
      </div>
    </header>
  );
};

const PRO_ENDED = 'Your pro membership has ended, and with it this chat. Nothing of it is lost.';
const CLOSED = 'You can read this chat, but nobody can write in it any more.';

/** One chat: what was said, and a place to say more. */
export const ConversationView = ({
  id,
  room,
  now,
  isSeen = true,
  dispatch,
}: ConversationViewProps) => {
  const { state, change, isLive, isPro } = useChat(room, dispatch);
  const { conversation, after, formKey } = room;
  const write = (text: string) =>
    change({ does: 'write', waiting: [{ clientId: crypto.randomUUID(), text, refused: null }] });
  return (
    <section className={styles.room} aria-labelledby={`${id}-room`}>
      <Head id={id} room={room} now={now} seenAt={state.seenAt} />
      <ChatLog id={id} room={room} isSeen={isSeen} state={state} change={change} />
      <p className={styles.meta} role="status">
        {!isLive &&
          'Not connected just now. What you write is kept and sent as soon as we are back.'}
      </p>
      {after === null && (
        <a className={control.textLink} href={`/chats/${conversation.id}`}>
          To the newest messages
        </a>
      )}
      {after !== null && conversation.isOpen && isPro && (
        <Composer id={id} conversationId={conversation.id} formKey={formKey} onWritten={write} />
      )}
      <div role="status">
        {!isPro && (
          <p>
            {PRO_ENDED}{' '}
            <a className={control.textLink} href="/subscribe/pro-membership">
              See the pro membership
            </a>
          </p>
        )}
      </div>
      {!conversation.isOpen && <p>{CLOSED}</p>}
    </section>
  );
};
