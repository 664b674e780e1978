import { callPath } from '@broadsheet/browser-calls/call-path';
import { sendChatMessage } from '@broadsheet/contract/calls/chat';
import { CHAT_TEXT_MAX } from '@broadsheet/contract/entities/chat';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import * as control from '../page/control.styles.ts';
import * as styles from './chat.styles.ts';

interface ComposerProps {
  readonly id: string;
  readonly conversationId: number;
  readonly formKey: string;
  readonly onWritten: (text: string) => void;
  readonly messages: Messages['chat'];
}

/** A plain form. With JavaScript the text is queued at once and the field is cleared for the next message. */
export const Composer = ({ id, conversationId, formKey, onWritten, messages }: ComposerProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const take = (): void => {
    const text = field.current?.value.trim() ?? '';
    if (text === '' || !field.current) return;
    onWritten(text);
    field.current.value = '';
    field.current.focus();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    take();
  };
  // Enter confirms a composition of an input method; it must not send the message.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    take();
  };
  return (
    <form
      className={styles.composer}
      method="post"
      action={callPath(sendChatMessage, { conversationId })}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="clientId" value={formKey} />
      <input type="hidden" name="next" value={`/chats/${conversationId}`} />
      <label className={control.hidden} htmlFor={`${id}-text`}>
        {messages.message}
      </label>
      <textarea
        className={`${control.field} ${styles.field}`}
        id={`${id}-text`}
        ref={field}
        name="text"
        rows={2}
        maxLength={CHAT_TEXT_MAX}
        required
        placeholder={messages.placeholder}
        onKeyDown={onKeyDown}
      />
      <button className={control.primary} type="submit">
        {messages.send}
      </button>
    </form>
  );
};
