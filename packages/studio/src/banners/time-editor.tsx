import { type KeyboardEvent, useState } from 'react';
import { formatFieldTime, parseFieldTime } from '../editor/model/india-time.ts';
import { isTimestamp } from './format-schedule.ts';

interface TimeEditorProps {
  readonly label: string;
  readonly text: string;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
  /** Called when the focus leaves the field. */
  readonly onBlur: (text: string) => void;
}

/** The input for a date and time in India. An empty field means always. */
export const TimeEditor = ({ label, text, onDone, onCancel, onBlur }: TimeEditorProps) => {
  const begins = isTimestamp(text) ? formatFieldTime(text) : '';
  const [field, setField] = useState(begins);
  // An unchanged field keeps its original text, even an invalid timestamp.
  const written = field === begins ? text : (parseFieldTime(field) ?? '');
  const byKeys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onDone(written);
  };
  return (
    <input
      type="datetime-local"
      className="cell-editor"
      aria-label={`${label} (IST)`}
      ref={(input) => input?.focus()}
      value={field}
      onChange={(event) => setField(event.currentTarget.value)}
      onKeyDown={byKeys}
      onBlur={() => onBlur(written)}
    />
  );
};
