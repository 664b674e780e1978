import { formatMessage } from '@broadsheet/messages/format-message';
import { useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { useSheet } from '../shared/page/use-sheet.ts';
import * as styles from './filter-sheet.styles.ts';
import type { filterSheet } from './schema.ts';

/** The folded filters of the page's list. */
const FOLDED_FILTERS = 'details[data-filters]';

/** Only who opens the filters loads what counts and searches. */
const loadSheet = () => import('./enter-sheet.ts');

/** Without it, as without JavaScript, the filters unfold in the page. */
export const FilterSheet = ({
  settings,
  data,
  messages: { 'filter-sheet': messages },
  dispatch,
}: BlockProps<typeof filterSheet>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState('');
  const { isOpen, close } = useSheet(dialog, FOLDED_FILTERS, 'button');
  useEffect(() => {
    if (!isOpen) return;
    let leave: (() => void) | null = null;
    let isLeft = false;
    loadSheet().then(
      ({ enterSheet }) => {
        if (isLeft || !body.current) return;
        leave = enterSheet(body.current, {
          data,
          messages,
          onCount: (count, total) => setFound(formatMessage(messages.found, { count, total })),
          onDone: (href) => close(() => dispatch({ action: 'navigate', href })),
        });
      },
      () => close(),
    );
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [isOpen, data, messages, close, dispatch]);
  return (
    <dialog
      className={styles.sheet}
      ref={dialog}
      aria-label={settings.title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{settings.title}</h2>
        <button className={control.quiet} type="button" onClick={() => close()}>
          {messages.close}
        </button>
      </div>
      <p className={control.hidden} role="status">
        {found}
      </p>
      <div ref={body} />
    </dialog>
  );
};
