import { type KeyboardEvent, useState } from 'react';

interface CellEditorProps {
  readonly label: string;
  readonly text: string;
  readonly isNumber?: boolean;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
  /** Called when the focus leaves the field. */
  readonly onBlur: (text: string) => void;
}

const fill = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
};

/** The input for a cell's text: Enter or blur accepts it, Escape restores the old text. */
export const CellEditor = ({
  label,
  text,
  isNumber,
  onDone,
  onCancel,
  onBlur,
}: CellEditorProps) => {
  const [typed, setTyped] = useState(text);
  const byKeys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onDone(typed);
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
      onBlur={() => onBlur(typed)}
    />
  );
};
