import { formatMessage } from '@broadsheet/messages/format-message';
import type { KindTraits } from '../field-kinds.ts';

interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** False for years, which have no commas; absent is true. */
  readonly groups?: boolean;
  /** Digits after the point; none where absent. */
  readonly decimals?: number;
  readonly missing: string;
  /** What it is called in what is said of a wrong one: "Experience in years". */
  readonly name: string;
}

/** A number that is typed; spaces, commas and the sign of rupees in it do no harm. */
export const number = ({
  min,
  max,
  groups = true,
  decimals = 0,
  missing,
  name,
}: NumberRange): KindTraits => {
  const written = (value: number) => value.toLocaleString('en-IN', { useGrouping: groups });
  const range = { name, min: written(min), max: written(max) };
  return {
    type: 'text',
    autoComplete: 'off',
    inputMode: decimals > 0 ? 'decimal' : 'numeric',
    pattern: decimals > 0 ? `^\\d+(\\.\\d{1,${decimals}})?$` : '^\\d+$',
    missing,
    wrong: ({ decimalBeyond, integerBeyond }) =>
      decimals > 0
        ? formatMessage(decimalBeyond, { ...range, decimals })
        : formatMessage(integerBeyond, range),
    tidy: (typed) => typed.replace(/[\s,₹]/g, ''),
    toBody: Number,
    check: (value, { numberBeyond }) =>
      Number(value) < min || Number(value) > max ? formatMessage(numberBeyond, range) : null,
  };
};
