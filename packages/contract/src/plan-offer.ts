import type { BrandConfig } from './brand-config.ts';
import type { Feature, PlanChoice } from './entities/order.ts';
import { amountOf } from './paise.ts';

type Plans = BrandConfig['plans'];
export type PlanKey = Exclude<keyof Plans, 'bothSaveRupees'>;

/** The features of the brand's configured plans. */
const FEATURE_OF: Readonly<Record<PlanKey, Feature>> = {
  earlyApplicant: 'early-applicant',
  resumeBuilder: 'resume-builder',
  proMembership: 'pro',
};

const KEYS: Readonly<Record<PlanChoice, readonly PlanKey[]>> = {
  'early-applicant': ['earlyApplicant'],
  'resume-builder': ['resumeBuilder'],
  both: ['earlyApplicant', 'resumeBuilder'],
  pro: ['proMembership'],
};

export interface PlanOffer {
  readonly items: readonly {
    readonly feature: Feature;
    readonly name: string;
    readonly months: number;
    /** Rupees with their paise. */
    readonly amount: string;
  }[];
  /** Null for none. */
  readonly saved: string | null;
  readonly amount: string;
}

/** The features and the current price of a choice, by the brand's config. */
export const planOffer = (plans: Plans, choice: PlanChoice): PlanOffer => {
  const bought = KEYS[choice].map((key) => ({ ...plans[key], feature: FEATURE_OF[key] }));
  const full = bought.reduce((sum, { priceRupees }) => sum + priceRupees, 0);
  const saved = bought.length > 1 ? Math.min(plans.bothSaveRupees, full) : 0;
  return {
    items: bought.map(({ feature, name, months, priceRupees }) => ({
      feature,
      name,
      months,
      amount: amountOf(priceRupees),
    })),
    saved: saved > 0 ? amountOf(saved) : null,
    amount: amountOf(full - saved),
  };
};
