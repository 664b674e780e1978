import { type KindTraits, trimmed } from '../field-kinds.ts';
import { DateParts } from './date-parts.tsx';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const twoDigits = (value: number | string): string => String(value).padStart(2, '0');

/** Before hydration, browsers without a month picker show a text field: it accepts `04/2021`, `Apr 2021` and `2021-4`. */
export const tidyMonth = (typed: string): string => {
  const text = typed.trim().toLowerCase();
  const named = /^([a-z]{3})[a-z]*[\s,./-]+(\d{4})$/.exec(text);
  const monthIndex = named ? MONTHS.indexOf(named[1] ?? '') : -1;
  if (named && monthIndex >= 0) return `${named[2]}-${twoDigits(monthIndex + 1)}`;
  const [, monthFirst, year] = /^(\d{1,2})[\s./-]+(\d{4})$/.exec(text) ?? [];
  if (monthFirst && year) return `${year}-${twoDigits(monthFirst)}`;
  const [, yearFirst, month] = /^(\d{4})[\s./-]+(\d{1,2})$/.exec(text) ?? [];
  return yearFirst && month ? `${yearFirst}-${twoDigits(month)}` : typed.trim();
};

interface Span {
  readonly missing: string;
  /** In the format of the kind. */
  readonly min: string;
  readonly max: string;
  /** The error for a value out of range. */
  readonly beyond: string;
}

const within =
  ({ min, max, beyond }: Span) =>
  (value: string): string | null =>
    value < min || value > max ? beyond : null;

/** A month, YYYY-MM. */
export const month = (span: Span): KindTraits => ({
  type: 'month',
  autoComplete: 'off',
  pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
  missing: span.missing,
  wrong: ({ monthWrong }) => monthWrong,
  tidy: tidyMonth,
  check: within(span),
  isGroup: true,
  render: (props) => (
    <DateParts
      {...props}
      type="month"
      parts={['month', 'year']}
      tidy={tidyMonth}
      min={span.min}
      max={span.max}
    />
  ),
});

const isDay = (value: string): boolean => {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

/** A day, YYYY-MM-DD. */
export const date = (span: Span, autoComplete?: string): KindTraits => ({
  type: 'date',
  autoComplete: autoComplete ?? 'off',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  missing: span.missing,
  wrong: ({ dayWrong }) => dayWrong,
  tidy: trimmed,
  check: (value, { dayWrong }) => (isDay(value) ? within(span)(value) : dayWrong),
  isGroup: true,
  render: (props) => (
    <DateParts
      {...props}
      type="date"
      parts={['day', 'month', 'year']}
      tidy={trimmed}
      min={span.min}
      max={span.max}
      autoComplete={autoComplete}
    />
  ),
});
