import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { ReactNode } from 'react';
import * as control from '../page/control.styles.ts';
import * as styles from './row-menu.styles.ts';

interface RowMenuProps {
  readonly jobId: number;
  readonly title: string;
  /** Shown above the actions in the sheet, where the row has one line for it. */
  readonly note?: string;
  readonly messages: Messages['rows'];
  /** The actions. */
  readonly children: ReactNode;
}

/**
 * The actions of a row. On phones a button opens them as a sheet: a native popover, which works without JavaScript, closes
 * on Escape and returns the focus. Wider screens show them in the row.
 */
export const RowMenu = ({ jobId, title, note = '', messages, children }: RowMenuProps) => {
  const id = `row-menu-${jobId}`;
  return (
    <>
      <button className={styles.opener} type="button" popoverTarget={id}>
        <span className={control.hidden}>{formatMessage(messages.more, { job: title })}</span>
      </button>
      <div className={styles.sheet} id={id} popover="auto">
        <p className={styles.title}>{title}</p>
        {note !== '' && <p className={styles.note}>{note}</p>}
        {children}
        <button
          className={`${control.quiet} ${styles.close}`}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {messages.close}
        </button>
      </div>
    </>
  );
};
