import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useRef } from 'react';
import * as control from '../../shared/page/control.styles.ts';
import * as styles from './editor.styles.ts';

interface MoveButtonsProps {
  readonly name: string;
  readonly messages: Pick<Messages['resume-editor'], 'moveUp' | 'moveDown'>;
  /** Index from 0, and the number of items. */
  readonly at: number;
  readonly of: number;
  readonly onMove: (to: number) => void;
}

/** Buttons that move an item up and down. The pressed button keeps the focus. */
export const MoveButtons = ({ name, messages, at, of, onMove }: MoveButtonsProps) => {
  const activeButton = useRef<HTMLButtonElement | null>(null);
  // Runs after every render: a button that moves in the DOM loses the focus.
  useEffect(() => {
    activeButton.current?.focus();
    activeButton.current = null;
  });
  const button = (to: number, sign: string, label: string) => (
    <button
      type="button"
      className={styles.tool}
      aria-disabled={to < 0 || to >= of}
      onClick={({ currentTarget }) => {
        if (to < 0 || to >= of) return;
        activeButton.current = currentTarget;
        onMove(to);
      }}
    >
      <span aria-hidden="true">{sign}</span>
      <span className={control.hidden}>{label}</span>
    </button>
  );
  return (
    <>
      {button(at - 1, '↑', formatMessage(messages.moveUp, { entry: name }))}
      {button(at + 1, '↓', formatMessage(messages.moveDown, { entry: name }))}
    </>
  );
};
