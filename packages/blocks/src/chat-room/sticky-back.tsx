import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useRef, useState } from 'react';
import { bringBack, isPutAway } from '../shared/chat/sticky-choice.ts';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';

/** Shows the chat entry on other pages again, if the user closed it in this browser. */
export const StickyBack = ({ messages }: { readonly messages: Messages['chat'] }) => {
  const [state, setState] = useState<'there' | 'away' | 'back'>('there');
  const statusRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isPutAway()) setState('away');
  }, []);
  useEffect(() => {
    if (state === 'back') statusRef.current?.focus();
  }, [state]);
  const onClick = (): void => {
    bringBack();
    setState('back');
  };
  return (
    <div className={form.aside} data-live="">
      {state === 'away' && (
        <>
          <p>{messages.entryClosed}</p>
          <button className={control.quiet} type="button" onClick={onClick}>
            {messages.entryRestore}
          </button>
        </>
      )}
      {state === 'back' && (
        <p ref={statusRef} tabIndex={-1} role="status">
          {messages.entryRestored}
        </p>
      )}
    </div>
  );
};
