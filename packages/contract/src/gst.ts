import Type from 'typebox';
import { isWithoutLegislature, type StateCode } from './indian-states.ts';
import { Paise, taxIn } from './paise.ts';

export const GstPart = Type.Object({
  name: Type.Enum(['CGST', 'SGST', 'UTGST', 'IGST']),
  percent: Type.Number({ minimum: 0 }),
  amount: Paise,
});
export type GstPart = Type.Static<typeof GstPart>;

/** The States that decide the tax of a sale: the seller's, and the place of supply, which is the buyer's. */
export interface GstStates {
  readonly seller: StateCode | null;
  readonly buyer: StateCode | null;
}

const HALVES = 2;

/**
 * The taxes included in an amount. Within a State, CGST and SGST are equal halves, each rounded to the paisa; between
 * States it is IGST. Empty where a State is unknown, or nothing is taxed.
 * @param percent of both together
 */
export const splitGst = (
  amount: string,
  percent: number,
  { seller, buyer }: GstStates,
): GstPart[] => {
  if (percent === 0 || seller === null || buyer === null) return [];
  if (seller !== buyer) return [{ name: 'IGST', percent, amount: taxIn(amount, percent) }];
  const half = { percent: percent / HALVES, amount: taxIn(amount, percent, HALVES) };
  return [
    { name: 'CGST', ...half },
    { name: isWithoutLegislature(seller) ? 'UTGST' : 'SGST', ...half },
  ];
};
