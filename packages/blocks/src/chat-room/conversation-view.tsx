import type { Action } from '@broadsheet/contract/actions';
import { useEffect, useRef } from 'react';
import { CompanyMark } from '../parts/company-mark.tsx';
import * as control from '../parts/control.styles.ts';
import * as styles from './chat-room.styles.ts';
import { Composer } from './composer.tsx';
import { Bubble, MessageRow } from './message-row.tsx';
import { Presence } from './presence.tsx';
import { type Room, useChat } from './use-chat.ts';

interface ConversationViewProps {
  readonly id: string;
  readonly room: Room;
  readonly now: number;
  readonly dispatch: (action: Action) => void;
}

const Head = ({
  id,
  room,
  now,
  seenAt,
}: Omit<ConversationViewProps, 'dispatch'> & { readonly seenAt: string | null }) => {
  const { name, designation, company } = room.conversation.recruiter;
  return (
    <header className={styles.head}>
      <a className={`${control.textLink} ${styles.back}`} href="/chats/">
        ← All chats
      </a>
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

/** One chat: what was said, and a place to say more. */
export const ConversationView = ({ id, room, now, dispatch }: ConversationViewProps) => {
  const { state, change, isLive } = useChat(room, dispatch);
  const { conversation, after, earlier, formKey } = room;
  const { name } = conversation.recruiter;
  const end = useRef<HTMLDivElement>(null);
  const length = state.messages.length + state.waiting.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is at the end
  useEffect(() => {
    const log = end.current;
    if (log && after !== null) log.scrollTop = log.scrollHeight;
  }, [length, after]);
  const lastRead = state.messages.findLast(
    ({ side, number }) => side === 'seeker' && number <= state.readByRecruiter,
  )?.number;
  const write = (text: string) =>
    change({ does: 'write', waiting: [{ clientId: crypto.randomUUID(), text, refused: null }] });
  return (
    <section className={styles.room} aria-labelledby={`${id}-room`}>
      <Head id={id} room={room} now={now} seenAt={state.seenAt} />
      {earlier !== null && (
        <a className={control.textLink} href={earlier}>
          Earlier messages
        </a>
      )}
      <div
        className={styles.log}
        ref={end}
        role="log"
        aria-live="polite"
        aria-labelledby={`${id}-room`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too
        tabIndex={0}
      >
        {length === 0 && <p className={styles.meta}>Nothing has been written yet. Say hello.</p>}
        <ol className={styles.messages}>
          {state.messages.map((message) => (
            <MessageRow
              key={message.number}
              message={message}
              recruiter={name}
              isLastRead={message.number === lastRead}
            />
          ))}
          {state.waiting.map(({ clientId, text, refused }) => (
            <Bubble key={clientId} by="You" isOwn text={text}>
              {refused === null ? (
                'On its way…'
              ) : (
                <>
                  <span className={styles.refused}>{refused}</span>{' '}
                  <button
                    className={styles.again}
                    type="button"
                    onClick={() => change({ does: 'retry', clientId })}
                  >
                    Try again
                  </button>{' '}
                  <button
                    className={styles.again}
                    type="button"
                    onClick={() => change({ does: 'drop', clientId })}
                  >
                    Remove
                  </button>
                </>
              )}
            </Bubble>
          ))}
        </ol>
      </div>
      <p className={styles.meta} role="status">
        {!isLive &&
          'Not connected just now. What you write is kept and sent as soon as we are back.'}
      </p>
      {after === null && (
        <a className={control.textLink} href={`/chats/${conversation.id}`}>
          To the newest messages
        </a>
      )}
      {after !== null && conversation.isOpen && (
        <Composer id={id} conversationId={conversation.id} formKey={formKey} onWritten={write} />
      )}
      {!conversation.isOpen && <p>You can read this chat, but nobody can write in it any more.</p>}
    </section>
  );
};
