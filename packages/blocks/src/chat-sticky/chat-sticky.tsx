import { followStream } from '@broadsheet/browser-calls/follow-stream';
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { isPutAway, putAway } from '../shared/chat/sticky-choice.ts';
import * as control from '../shared/page/control.styles.ts';
import type { ChatPanelProps } from './chat-panel.tsx';
import * as styles from './chat-sticky.styles.ts';
import type { chatSticky } from './schema.ts';

interface LabelProps {
  readonly label: string;
  readonly unread: number;
  /** Accessible label of the number. */
  readonly counted: string;
}

const Label = ({ label, unread, counted }: LabelProps) => (
  <>
    {label}
    {unread > 0 && (
      <>
        {' '}
        ({unread}
        <span className={control.hidden}> {counted}</span>)
      </>
    )}
  </>
);

/** Shown to pro members who have not put it away, with the number of their unread chats. */
const useUnreadChats = () => {
  const [isShown, setShown] = useState(false);
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (isPutAway()) return;
    setShown(true);
    return followStream(null, {
      unread: ({ chatCount, isPro }) => {
        setUnread(chatCount);
        if (!isPro) setShown(false);
      },
    });
  }, []);
  const remove = (): void => {
    putAway();
    setShown(false);
  };
  return { isShown, unread, remove };
};

export const ChatSticky = ({ id, settings, messages, dispatch }: BlockProps<typeof chatSticky>) => {
  const { isShown, unread, remove } = useUnreadChats();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { label } = settings;
  const { chat } = messages;

  const open = async (): Promise<void> => {
    if (isOpen) return setOpen(false);
    try {
      const { ChatPanel } = await import('./chat-panel.tsx');
      setPanel(() => ChatPanel);
      setOpen(true);
    } catch {
      dispatch({ action: 'load', href: '/chats/' });
    }
  };
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && isOpen) close();
  };

  return (
    <aside
      className={styles.edge}
      aria-label={label}
      data-live=""
      hidden={!isShown}
      onKeyDown={onKeyDown}
    >
      {Panel && (
        <div className={styles.panel} id={`${id}-panel`} hidden={!isOpen}>
          <Panel id={id} isOpen={isOpen} onClose={close} messages={messages} dispatch={dispatch} />
        </div>
      )}
      <div className={styles.onPhones}>
        <a className={control.textLink} href="/chats/">
          <Label label={label} unread={unread} counted={chat.unread} />
        </a>
      </div>
      <button
        className={styles.onDesktops}
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={Panel ? `${id}-panel` : undefined}
        onClick={() => void open()}
      >
        <Label label={label} unread={unread} counted={chat.unread} />
      </button>
      <button className={styles.button} type="button" onClick={remove}>
        <span aria-hidden="true">×</span>
        <span className={control.hidden}>{chat.closeEntry}</span>
      </button>
    </aside>
  );
};
