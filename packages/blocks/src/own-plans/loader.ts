import { defineLoader } from '@broadsheet/contract/block-loader';
import { orders, subscriptionDetails } from '@broadsheet/contract/calls/subscription';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { PlanChoice } from '@broadsheet/contract/entities/order';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { readerOf, savedHref } from '../shared/page/settings-section.ts';
import { formatDay } from '../shared/time/format-date.ts';
import { describeOrder } from './describe-order.ts';
import { ownPlans } from './schema.ts';

const SECTION = 'plans';

/** The plans for sale, with their keys in the brand's config and in a seeker's subscription. */
const PLANS = [
  { choice: 'pro', plan: 'proMembership', held: 'pro' },
  { choice: 'early-applicant', plan: 'earlyApplicant', held: 'earlyApplicant' },
  { choice: 'resume-builder', plan: 'resumeBuilder', held: 'resumeBuilder' },
] as const satisfies readonly { choice: PlanChoice; plan: string; held: string }[];

/** @param ms greater than 0 */
const formatRemaining = (ms: number, { daysLeft, lessThanADayLeft }: Messages['plans']): string =>
  ms <= DAY_MS ? lessThanADayLeft : formatMessage(daysLeft, { days: Math.ceil(ms / DAY_MS) });

export const loadOwnPlans = defineLoader(ownPlans, async (_settings, context) => {
  if (!readerOf(SECTION, context)) return { data: null };
  const { brand, call, now, messages } = context;
  const [held, ordered] = await Promise.all([call(subscriptionDetails, {}), call(orders, {})]);
  const plans = PLANS.flatMap(({ choice, plan, held: key }) => {
    const { active, expiry } = held[key];
    if (expiry === null) return [];
    return {
      choice,
      name: brand.plans[plan].name,
      state: formatMessage(active ? messages.plans.activeUntil : messages.plans.endedOn, {
        date: formatDay(expiry),
      }),
      left: active ? formatRemaining(Date.parse(expiry) - now, messages.plans) : null,
    };
  });
  return {
    data: {
      plans,
      orders: ordered.orders.map((order) => describeOrder(order, now, messages)),
      next: savedHref(SECTION),
      plansHref: hrefOf('plans'),
    },
  };
});
