import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { subscriptionDetails } from '@broadsheet/contract/calls/subscription';
import type { PlanChoice } from '@broadsheet/contract/entities/order';
import { planOffer } from '@broadsheet/contract/plan-offer';
import type Type from 'typebox';
import { formatCounted } from '../shared/text/format-count.ts';
import { formatRupees } from '../shared/text/format-rupees.ts';
import { formatDay } from '../shared/time/format-date.ts';
import type { planCards } from './schema.ts';

export type Settings = Type.Static<typeof planCards.settings>;
export type PlanKey = Settings['plans'][number];
/** What the reader has; null for visitors, and where it cannot be had. */
export type Held = CallAnswer<typeof subscriptionDetails> | null;
type Card = Type.Static<typeof planCards.data>['plans'][number];

const PLANS = {
  earlyApplicant: { choice: 'early-applicant', held: 'earlyApplicant' },
  resumeBuilder: { choice: 'resume-builder', held: 'resumeBuilder' },
  proMembership: { choice: 'pro', held: 'pro' },
} as const satisfies Record<PlanKey, { choice: PlanChoice; held: keyof NonNullable<Held> }>;

const heldOf = (key: PlanKey, held: Held) => held?.[PLANS[key].held];

export const hasPlan = (key: PlanKey, held: Held): boolean => heldOf(key, held)?.active ?? false;

const stateOf = (key: PlanKey, held: Held): string => {
  const { active, expiry } = heldOf(key, held) ?? { active: false, expiry: null };
  if (expiry === null) return 'Runs from the day you pay.';
  return active ? `Yours until ${formatDay(expiry)}.` : `Ended on ${formatDay(expiry)}.`;
};

/** A plan as its card tells of it to who reads. */
export const describePlan = (
  key: PlanKey,
  { price, badges, highlight }: Settings,
  plans: BrandConfig['plans'],
  held: Held,
): Card => {
  const { name, description, priceRupees, months, perMonthRupees } = plans[key];
  const total = formatRupees(priceRupees);
  const perMonth = formatRupees(perMonthRupees);
  const term = formatCounted(months, 'month');
  const wasHeld = (heldOf(key, held)?.expiry ?? null) !== null;
  return {
    choice: PLANS[key].choice,
    amount: planOffer(plans, PLANS[key].choice).amount,
    button: wasHeld ? `Renew ${name}` : `Buy ${name}`,
    name,
    description,
    ...(price === 'total'
      ? { price: total, beside: `for ${term}, ${perMonth} a month` }
      : { price: perMonth, beside: `a month, ${total} for ${term} at once` }),
    state: stateOf(key, held),
    badge: badges.find(({ plan }) => plan === key)?.text ?? null,
    isHighlighted: highlight === key,
  };
};
