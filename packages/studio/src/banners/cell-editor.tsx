import { type KeyboardEvent, useRef, useState } from 'react';
import type { Leaving } from './use-grid.ts';

interface CellEditorProps {
  readonly label: string;
  readonly text: string;
  readonly isNumber?: boolean;
  readonly onDone: (text: string, leaving: Leaving) => void;
  readonly onCancel: () => void;
  /** Called when the focus leaves the field. */
  readonly onBlur: (text: string) => void;
}

const fill = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
};

const leavingOf = ({ key, shiftKey }: KeyboardEvent): Leaving | null => {
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return key === 'Enter' && !shiftKey ? 'down' : null;
};

/** The input for a cell's text: Enter, Tab or blur accepts it, Escape restores the old text. */
export const CellEditor = ({
  label,
  text,
  isNumber,
  onDone,
  onCancel,
  onBlur,
}: CellEditorProps) => {
  const [typed, setTyped] = useState(text);
  // The field loses the focus as it goes away: it is accepted or cancelled only once.
  const isOver = useRef(false);
  const end = (act: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
  const byKeys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') end(onCancel);
    const leaving = leavingOf(event);
    if (!leaving) return;
    event.preventDefault();
    end(() => onDone(typed, leaving));
  };
  return (
    <textarea
      className="cell-editor"
      aria-label={label}
      ref={fill}
      value={typed}
      rows={isNumber ? 1 : 3}
      inputMode={isNumber ? 'numeric' : 'text'}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={byKeys}
      onBlur={() => end(() => onBlur(typed))}
    />
  );
};
