import { PAY_UNREAD, parsePay } from '@broadsheet/contract/parse-pay';
import type { KindTraits } from '../field-kinds.ts';

interface PayRange {
  /** Lakh rupees per year. */
  readonly min: number;
  readonly max: number;
}

/** A yearly salary. People can type it in any form; it is sent in lakh. */
export const pay = ({ min, max }: PayRange): KindTraits => ({
  type: 'text',
  autoComplete: 'off',
  inputMode: 'decimal',
  missing: PAY_UNREAD,
  tidy: (typed) => String(parsePay(typed) ?? typed.trim()),
  toBody: Number,
  check: (value) => {
    const lakh = parsePay(value);
    return lakh === null || lakh < min || lakh > max ? PAY_UNREAD : null;
  },
});
