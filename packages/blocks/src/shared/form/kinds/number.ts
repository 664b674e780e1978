import { formatMessage } from '@broadsheet/messages/format-message';
import type { KindTraits } from '../field-kinds.ts';

interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** False for years, which get no thousands separators; default true. */
  readonly groups?: boolean;
  /** Number of decimals; absent: none. */
  readonly decimals?: number;
  readonly missing: string;
  /** The name in error messages: "Experience in years". */
  readonly name: string;
}

/** A typed number. Spaces, commas and the rupee sign are ignored. */
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
