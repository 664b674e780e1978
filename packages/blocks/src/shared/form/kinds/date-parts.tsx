import { useEffect, useState } from 'react';
import * as control from '../../page/control.styles.ts';
import type { ControlProps } from '../field-kinds.ts';
import * as form from '../form.styles.ts';
import { useRuns } from '../use-runs.ts';
import * as styles from './kinds.styles.ts';

export type DatePart = 'day' | 'month' | 'year';
type Parts = Readonly<Record<DatePart, string>>;

interface DatePartsProps extends ControlProps {
  readonly type: 'date' | 'month';
  /** In the order in which people in India write them. */
  readonly parts: readonly DatePart[];
  /** Reads what was typed before hydration. */
  readonly tidy: (typed: string) => string;
  /** YYYY-MM or YYYY-MM-DD. */
  readonly min: string;
  readonly max: string;
  /** Absent: the browser fills in nothing. */
  readonly autoComplete?: string | undefined;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const numbersTo = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => twoDigits(index + 1));
const monthNames = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

const split = (value: string): Parts => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
};

/** Empty without any part. A part that is missing makes the value wrong, so that its error is shown. */
const join = (parts: readonly DatePart[], { year, month, day }: Parts): string => {
  if (parts.every((part) => ({ year, month, day })[part] === '')) return '';
  return parts.includes('day') ? `${year}-${month}-${day}` : `${year}-${month}`;
};

const yearsFrom = (min: string, max: string): string[] => {
  const first = Number(min.slice(0, 4));
  const last = Number(max.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
};

/** What was entered before hydration. */
const enteredIn = (id: string): string | null => {
  if (typeof document === 'undefined') return null;
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input.value : null;
};

const MONTHS = numbersTo(12).map((value, index) => ({
  value,
  label: monthNames.format(Date.UTC(2024, index)),
}));
const DAYS = numbersTo(31).map((value) => ({ value, label: String(Number(value)) }));

const DateField = (props: DatePartsProps) => {
  const { id, name, type, label, parts, min, max, autoComplete, isOptional, value } = props;
  const { describedBy, isWrong, messages, tidy, onChange } = props;
  const runs = useRuns();
  const [chosen, setChosen] = useState(() => split(tidy(enteredIn(id) ?? value)));
  const joined = join(parts, chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for changes
  useEffect(() => {
    if (joined !== value) onChange();
  }, [joined]);
  const common = {
    'aria-invalid': isWrong ? ('true' as const) : undefined,
    'aria-describedby': describedBy,
    required: !isOptional,
  };
  if (!runs)
    return (
      <input
        className={`${control.field} ${form.input}`}
        id={id}
        type={type}
        name={name}
        defaultValue={value || undefined}
        min={min}
        max={max}
        autoComplete={autoComplete ?? 'off'}
        aria-label={label}
        {...common}
      />
    );
  const options = {
    day: DAYS,
    month: MONTHS,
    year: yearsFrom(min, max).map((year) => ({ value: year, label: year })),
  };
  return (
    <div className={styles.dateParts}>
      <input type="hidden" name={name} value={joined} />
      {parts.map((part, index) => (
        <select
          key={part}
          className={`${control.field} ${form.input}`}
          id={index === 0 ? id : undefined}
          value={chosen[part]}
          autoComplete={autoComplete && `${autoComplete}-${part}`}
          aria-label={messages[part]}
          onChange={({ target }) => setChosen({ ...chosen, [part]: target.value })}
          {...common}
        >
          <option value="">{messages[part]}</option>
          {options[part].map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
};

/** A date as selects, which are the same in every browser; without JavaScript the browser's own control. */
export const DateParts = (props: DatePartsProps) => (
  <div data-live="">
    <DateField {...props} />
  </div>
);
