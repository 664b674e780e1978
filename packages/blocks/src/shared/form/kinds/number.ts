import type { KindTraits } from '../field-kinds.ts';

interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** False for years, which have no commas; absent is true. */
  readonly groups?: boolean;
  /** Digits after the point; none where absent. */
  readonly decimals?: number;
  readonly missing: string;
  /** What it is called in what is said of a wrong one: "The years". */
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
  const range = `${written(min)} to ${written(max)}`;
  return {
    type: 'text',
    autoComplete: 'off',
    inputMode: decimals > 0 ? 'decimal' : 'numeric',
    pattern: decimals > 0 ? `^\\d+(\\.\\d{1,${decimals}})?$` : '^\\d+$',
    missing,
    wrong:
      decimals > 0
        ? `${name} is a number of ${range}, with at most ${decimals} digits after the point.`
        : `${name} is a whole number of ${range}.`,
    tidy: (typed) => typed.replace(/[\s,₹]/g, ''),
    toBody: Number,
    check: (value) =>
      Number(value) < min || Number(value) > max ? `${name} is a number of ${range}.` : null,
  };
};
