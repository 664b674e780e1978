import * as control from '../../page/control.styles.ts';
import type { ControlProps, KindTraits } from '../field-kinds.ts';
import * as styles from '../form.styles.ts';
import { area } from './kinds.styles.ts';

interface TextareaProps extends ControlProps {
  readonly maxLength: number;
  readonly rows: number;
}

const Textarea = ({
  id,
  name,
  isOptional,
  value,
  describedBy,
  isWrong,
  maxLength,
  rows,
}: TextareaProps) => (
  <textarea
    className={`${control.field} ${styles.input} ${area}`}
    id={id}
    name={name}
    defaultValue={value}
    rows={rows}
    maxLength={maxLength}
    required={!isOptional}
    aria-invalid={isWrong ? 'true' : undefined}
    aria-describedby={describedBy}
  />
);

/** Text with several lines. Browsers send line breaks as two characters; the value has one. */
export const textarea = (maxLength: number, rows: number): KindTraits => ({
  type: 'text',
  autoComplete: 'off',
  missing: ({ textMissing }) => textMissing,
  tidy: (typed) => typed.replace(/\r\n?/g, '\n').trim(),
  render: (props) => <Textarea {...props} maxLength={maxLength} rows={rows} />,
});
