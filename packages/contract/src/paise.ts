import Type from 'typebox';

/** An amount of rupees with its paise, such as `1499.00`: a text, because it is hashed as written. */
export const Paise = Type.String({ pattern: '^(0|[1-9]\\d{0,6})\\.\\d{2}$' });

const PAISE = 100;

/** @param paise a whole number of paise */
const writePaise = (paise: number): string =>
  `${Math.floor(paise / PAISE)}.${String(paise % PAISE).padStart(2, '0')}`;

/** Whole rupees as an amount. */
export const amountOf = (rupees: number): string => writePaise(rupees * PAISE);

const paiseOf = (amount: string): number => Number(amount.replace('.', ''));

/**
 * The goods and services tax included in an amount, rounded to the paisa.
 * @param shares the number of equal shares of the tax of which this is one
 */
export const taxIn = (amount: string, percent: number, shares = 1): string =>
  writePaise(Math.round((paiseOf(amount) * percent) / (PAISE + percent) / shares));

/** Amounts together. */
export const sumOf = (amounts: readonly string[]): string =>
  writePaise(amounts.reduce((sum, amount) => sum + paiseOf(amount), 0));

/** An amount minus another one that it includes. */
export const amountWithout = (amount: string, part: string): string =>
  writePaise(paiseOf(amount) - paiseOf(part));
