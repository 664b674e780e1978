import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useRef } from 'react';
import { ConversationList } from '../shared/chat/conversation-list.tsx';
import { ConversationView } from '../shared/chat/conversation-view.tsx';
import { LazyOffer } from '../shared/devices/lazy-offer.tsx';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './chat-sticky.styles.ts';
import { usePanel } from './use-panel.ts';

export interface ChatPanelProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly messages: Pick<Messages, 'chat' | 'device-offer'>;
  readonly dispatch: (action: Action) => void;
}

/** Chats beside the page: the list or one conversation. Unsent messages are sent even while the panel is closed. */
export const ChatPanel = ({
  id,
  isOpen,
  onClose,
  messages: { chat: messages, 'device-offer': offer },
  dispatch,
}: ChatPanelProps) => {
  const { list, room, failed, openRoom, closeRoom } = usePanel(isOpen);
  const top = useRef<HTMLDivElement>(null);
  const openId = room?.conversation.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view starts at its top
  useEffect(() => {
    if (isOpen) top.current?.focus();
  }, [isOpen, openId]);
  return (
    <div ref={top} tabIndex={-1} role="dialog" aria-label={messages.title}>
      {room && (
        <button className={styles.button} type="button" onClick={closeRoom}>
          {messages.all}
        </button>
      )}{' '}
      <button className={styles.button} type="button" onClick={onClose}>
        {messages.close}
      </button>
      {failed !== null && (
        <div className={`${form.notice} ${form.alarm}`} role="alert">
          {failed}
        </div>
      )}
      {room ? (
        <ConversationView
          key={openId}
          id={`${id}-chat`}
          room={room}
          now={Date.now()}
          isSeen={isOpen}
          messages={messages}
          dispatch={dispatch}
          afterSending={<LazyOffer about="messages" messages={offer} dispatch={dispatch} />}
        />
      ) : (
        <>
          {list === null && failed === null && <p role="status">{messages.loading}</p>}
          {list && (
            <ConversationList
              label={messages.title}
              conversations={list}
              openId={null}
              onOpen={(conversationId) => void openRoom(conversationId)}
              messages={messages}
            />
          )}
          <a className={control.textLink} href="/chats/">
            {messages.openPage}
          </a>
        </>
      )}
    </div>
  );
};
