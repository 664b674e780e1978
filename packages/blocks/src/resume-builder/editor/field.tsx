import { useId, useState } from 'react';
import * as form from '../../shared/form/form.styles.ts';
import * as control from '../../shared/page/control.styles.ts';
import type { Value } from '../model/edit-resume.ts';
import type { EditorField } from '../model/editor-fields.ts';
import * as styles from './editor.styles.ts';

interface FieldProps {
  readonly field: EditorField;
  readonly value: Value;
  /** The error of the field, shown on blur. */
  readonly fault: string | undefined;
  readonly onChange: (value: Value) => void;
}

const shown = (kind: EditorField['kind'], value: Value): string => {
  if (value === undefined || typeof value === 'string') return value ?? '';
  if (kind === 'lines') return value.join('\n');
  return value.map((word, at) => (at > 0 && /^\S/.test(word) ? ` ${word}` : word)).join(',');
};

const typed = (kind: EditorField['kind'], text: string): Value => {
  if (kind === 'lines') return text.split('\n');
  return kind === 'words' ? text.split(',') : text;
};

/** One field of a resume. */
export const Field = ({ field, value, fault, onChange }: FieldProps) => {
  const { label, hint, kind } = field;
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const shownFault = isTyping ? undefined : fault;
  const common = {
    id,
    value: shown(kind, value),
    'aria-invalid': shownFault !== undefined,
    'aria-describedby': `${id}-said`,
    onFocus: () => setTyping(true),
    onBlur: () => setTyping(false),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(typed(kind, target.value)),
  };
  return (
    <div className={kind === 'date' || kind === 'line' ? form.field : styles.wide}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      {kind === 'text' || kind === 'lines' ? (
        <textarea className={styles.area} rows={kind === 'text' ? 3 : 4} {...common} />
      ) : (
        <input className={`${control.field} ${form.input}`} autoComplete="off" {...common} />
      )}
      <p className={shownFault ? form.fault : form.aside} id={`${id}-said`}>
        {shownFault ?? hint}
      </p>
    </div>
  );
};
