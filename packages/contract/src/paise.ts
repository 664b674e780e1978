import Type from 'typebox';

/** An amount of rupees with its paise, such as `1499.00`: a text, for it is hashed as it is written. */
export const Paise = Type.String({ pattern: '^(0|[1-9]\\d{0,6})\\.\\d{2}$' });

const PAISE = 100;

/** @param paise a whole number of paise */
const writePaise = (paise: number): string =>
  `${Math.floor(paise / PAISE)}.${String(paise % PAISE).padStart(2, '0')}`;

/** Whole rupees as an amount. */
export const amountOf = (rupees: number): string => writePaise(rupees * PAISE);

const paiseOf = (amount: string): number => Number(amount.replace('.', ''));

/**
 * The tax on goods and services within an amount that holds it, to the nearest paisa.
 * @param shares of how many equal shares of the tax this is one
 */
export const taxIn = (amount: string, percent: number, shares = 1): string =>
  writePaise(Math.round((paiseOf(amount) * percent) / (PAISE + percent) / shares));

/** Amounts together. */
export const sumOf = (amounts: readonly string[]): string =>
  writePaise(amounts.reduce((sum, amount) => sum + paiseOf(amount), 0));

/** What is left of an amount without another that it holds. */
export const amountWithout = (amount: string, part: string): string =>
  writePaise(paiseOf(amount) - paiseOf(part));
