import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useRef } from 'react';
import * as control from '../../shared/page/control.styles.ts';
import * as styles from './editor.styles.ts';

interface MoveButtonsProps {
  readonly name: string;
  readonly messages: Pick<Messages['resume-editor'], 'moveUp' | 'moveDown'>;
  /** Position, from 0, and the number of positions. */
  readonly at: number;
  readonly of: number;
  readonly onMove: (to: number) => void;
}

/** Up and down; the button that was pressed keeps the focus wherever it goes. */
export const MoveButtons = ({ name, messages, at, of, onMove }: MoveButtonsProps) => {
  const pressedButton = useRef<HTMLButtonElement | null>(null);
  // After every render: a button that was moved in the page has lost the focus.
  useEffect(() => {
    pressedButton.current?.focus();
    pressedButton.current = null;
  });
  const button = (to: number, sign: string, label: string) => (
    <button
      type="button"
      className={styles.tool}
      aria-disabled={to < 0 || to >= of}
      onClick={({ currentTarget }) => {
        if (to < 0 || to >= of) return;
        pressedButton.current = currentTarget;
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
