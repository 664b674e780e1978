import { callPath } from '@broadsheet/browser-calls/call-path';
import { chatStream } from '@broadsheet/contract/calls/chat';
import type { ChatMessage, StreamEvents } from '@broadsheet/contract/entities/chat';
import type { Notification } from '@broadsheet/contract/entities/notification';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export interface StreamListener {
  readonly message?: (message: ChatMessage) => void;
  readonly read?: (read: StreamEvents['read']) => void;
  readonly notification?: (notification: Notification) => void;
  readonly presence?: (presence: StreamEvents['presence']) => void;
  /** What was missed cannot be had any more: the page is to be read anew. */
  readonly reset: () => void;
  /** Whether what is shown follows what happens. */
  readonly onLive?: (isLive: boolean) => void;
}

const NAMES = ['message', 'read', 'notification', 'presence', 'reset'] as const;

/**
 * Follows what happens to the reader while the page is looked at, from an event on; comes back by itself, each time later.
 * @param after the number of the last event that the page knows of @returns leaves
 */
export const followStream = (after: number, listener: StreamListener): (() => void) => {
  let last = after;
  let pause = FIRST_PAUSE_MS;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = (): void => {
    close();
    const opened = new EventSource(`${callPath(chatStream, {})}?after=${last}`);
    source = opened;
    const note = ({ lastEventId }: MessageEvent): void => {
      if (lastEventId !== '') last = Number(lastEventId);
    };
    opened.addEventListener('begin', (event) => {
      note(event);
      pause = FIRST_PAUSE_MS;
      listener.onLive?.(true);
    });
    for (const name of NAMES)
      opened.addEventListener(name, (event: MessageEvent<string>) => {
        note(event);
        listener[name]?.(JSON.parse(event.data));
      });
    // Browsers would come back at once and for ever, and not at all after a refusal.
    opened.addEventListener('error', () => {
      close();
      listener.onLive?.(false);
      timer = setTimeout(open, pause * (1 + Math.random()));
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    });
  };
  const look = (): void => {
    if (document.visibilityState === 'hidden') close();
    else if (source === null) open();
  };
  const online = (): void => {
    pause = FIRST_PAUSE_MS;
    look();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', online);
  look();
  return () => {
    close();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', online);
  };
};
