import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { LocatedWarning } from './located-warning.ts';

/** Rupees; ten times the highest price that the site has ever had. */
const MAX_PLAUSIBLE_PRICE = 25_000;

const PLANS = ['earlyApplicant', 'resumeBuilder', 'proMembership'] as const;

/** Prices that look like a slip of the point. */
export const warnOfPrices = ({ plans }: BrandConfig): readonly LocatedWarning[] =>
  PLANS.filter((plan) => plans[plan].priceRupees > MAX_PLAUSIBLE_PRICE).map((plan) => ({
    path: ['plans', plan, 'priceRupees'],
    code: 'AMOUNT_IMPLAUSIBLE',
    message: `"${plans[plan].name}" costs ₹${plans[plan].priceRupees.toLocaleString('en-IN')}, which is very much for a plan`,
    mend: 'Check the price: it is in rupees, without paise.',
  }));
