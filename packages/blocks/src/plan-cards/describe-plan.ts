import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { subscriptionDetails } from '@broadsheet/contract/calls/subscription';
import type { PlanChoice } from '@broadsheet/contract/entities/order';
import { planOffer } from '@broadsheet/contract/plan-offer';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import { formatRupees } from '../shared/text/format-rupees.ts';
import { formatDay } from '../shared/time/format-date.ts';
import type { planCards } from './schema.ts';

export type Settings = Type.Static<typeof planCards.settings>;
export type PlanKey = Settings['plans'][number];
/** The reader's subscriptions; null for visitors and if the load fails. */
export type Held = CallAnswer<typeof subscriptionDetails> | null;
type Card = Type.Static<typeof planCards.data>['plans'][number];

const PLANS = {
  earlyApplicant: { choice: 'early-applicant', held: 'earlyApplicant' },
  resumeBuilder: { choice: 'resume-builder', held: 'resumeBuilder' },
  proMembership: { choice: 'pro', held: 'pro' },
} as const satisfies Record<PlanKey, { choice: PlanChoice; held: keyof NonNullable<Held> }>;

const heldOf = (key: PlanKey, held: Held) => held?.[PLANS[key].held];

export const hasPlan = (key: PlanKey, held: Held): boolean => heldOf(key, held)?.active ?? false;

const stateOf = (key: PlanKey, held: Held, messages: Messages['plans']): string => {
  const { active, expiry } = heldOf(key, held) ?? { active: false, expiry: null };
  if (expiry === null) return messages.notStarted;
  return formatMessage(active ? messages.activeUntil : messages.endedOn, {
    date: formatDay(expiry),
  });
};

/** Formats a plan for its card. */
export const describePlan = (
  key: PlanKey,
  { price, badges, highlight }: Settings,
  plans: BrandConfig['plans'],
  held: Held,
  messages: Messages['plans'],
): Card => {
  const { name, description, priceRupees, months, perMonthRupees } = plans[key];
  const total = formatRupees(priceRupees);
  const perMonth = formatRupees(perMonthRupees);
  const wasHeld = (heldOf(key, held)?.expiry ?? null) !== null;
  return {
    choice: PLANS[key].choice,
    amount: planOffer(plans, PLANS[key].choice).amount,
    button: formatMessage(wasHeld ? messages.renewPlan : messages.buyPlan, { plan: name }),
    name,
    description,
    ...(price === 'total'
      ? { price: total, beside: formatMessage(messages.forMonthsAtRate, { months, perMonth }) }
      : { price: perMonth, beside: formatMessage(messages.perMonthBilled, { months, total }) }),
    state: stateOf(key, held, messages),
    badge: badges.find(({ plan }) => plan === key)?.text ?? null,
    isHighlighted: highlight === key,
  };
};
