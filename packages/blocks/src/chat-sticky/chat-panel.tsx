import type { Action } from '@broadsheet/contract/actions';
import { useEffect, useRef } from 'react';
import { ConversationList } from '../shared/chat/conversation-list.tsx';
import { ConversationView } from '../shared/chat/conversation-view.tsx';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './chat-sticky.styles.ts';
import { usePanel } from './use-panel.ts';

export interface ChatPanelProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly dispatch: (action: Action) => void;
}

/** Chats beside the page: their list, or one of them. What waits to be sent is sent while it is closed, too. */
export const ChatPanel = ({ id, isOpen, onClose, dispatch }: ChatPanelProps) => {
  const { list, room, failed, openRoom, closeRoom } = usePanel(isOpen);
  const top = useRef<HTMLDivElement>(null);
  const openId = room?.conversation.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view of the panel begins at its top
  useEffect(() => {
    if (isOpen) top.current?.focus();
  }, [isOpen, openId]);
  return (
    <div ref={top} tabIndex={-1} role="dialog" aria-label="Chats">
      {room && (
        <button className={styles.button} type="button" onClick={closeRoom}>
          ← All chats
        </button>
      )}{' '}
      <button className={styles.button} type="button" onClick={onClose}>
        Close
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
          dispatch={dispatch}
        />
      ) : (
        <>
          {list === null && failed === null && <p role="status">Loading your chats…</p>}
          {list && (
            <ConversationList
              label="Your chats"
              conversations={list}
              openId={null}
              onOpen={(conversationId) => void openRoom(conversationId)}
            />
          )}
          <a className={control.textLink} href="/chats/">
            See all on a page of their own
          </a>
        </>
      )}
    </div>
  );
};
