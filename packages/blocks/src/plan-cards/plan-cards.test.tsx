import { subscriptionDetails } from '@broadsheet/contract/calls/subscription';
import { AppError } from '@broadsheet/contract/errors';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import type { Settings } from './describe-plan.ts';
import { loadPlanCards } from './loader.ts';
import { fixtures } from './plan-cards.fixtures.ts';
import { PlanCards } from './plan-cards.tsx';

const usual: Settings = {
  title: 'Plans',
  plans: ['earlyApplicant', 'resumeBuilder'],
  price: 'total',
  badges: [],
  highlight: 'none',
  both: true,
  owned: 'show',
};
const NEVER = { active: false, expiry: null };
const RUNS = { active: true, expiry: '2027-05-22T06:00:00.000Z' };
const ENDED = { active: false, expiry: '2026-05-22T06:00:00.000Z' };
const nothing = { earlyApplicant: NEVER, resumeBuilder: NEVER, pro: NEVER };

const plan = {
  name: 'Plan',
  description: ['First.'],
  priceRupees: 1499,
  months: 6,
  perMonthRupees: 249,
};
const plans = {
  earlyApplicant: { ...plan, name: 'Early Applicant' },
  resumeBuilder: { ...plan, name: 'Resume Builder', priceRupees: 1999, perMonthRupees: 333 },
  proMembership: {
    ...plan,
    name: 'Pro membership',
    priceRupees: 999,
    months: 1,
    perMonthRupees: 999,
  },
  bothSaveRupees: 499,
};
const load = async (
  changes: Partial<Settings> = {},
  held: unknown = nothing,
  isVisitor = false,
) => {
  const { context } = loaderContext(
    '/subscribe/plans',
    { [subscriptionDetails.path]: held },
    { session: isVisitor ? null : sessionFixture },
  );
  const brand = { ...context.brand, plans };
  return (await loadPlanCards({ ...usual, ...changes }, { ...context, brand })).data;
};

it("takes names, prices and the bundle's saving from the brand", async () => {
  expect(await load({ plans: ['resumeBuilder', 'earlyApplicant', 'proMembership'] })).toMatchObject(
    {
      plans: [
        { name: 'Resume Builder', price: '₹1,999', beside: 'for 6 months, ₹333 a month' },
        { name: 'Early Applicant', price: '₹1,499', description: ['First.'] },
        { name: 'Pro membership', beside: 'for 1 month, ₹999 a month', choice: 'pro' },
      ],
      both: {
        choice: 'both',
        names: 'Early Applicant and Resume Builder together:',
        price: '₹2,999',
        save: 'Save ₹499',
      },
    },
  );
});

it('frames the price, badges and highlights as the layout says', async () => {
  const data = await load({
    price: 'perMonth',
    badges: [{ plan: 'resumeBuilder', text: 'Most popular' }],
    highlight: 'resumeBuilder',
    both: false,
  });
  expect(data).toMatchObject({
    plans: [
      {
        price: '₹249',
        beside: 'a month, ₹1,499 for 6 months',
        badge: null,
        isHighlighted: false,
      },
      { price: '₹333', badge: 'Most popular', isHighlighted: true },
    ],
    both: null,
  });
});

it('shows the end of a plan, and renews a current or former one', async () => {
  const data = await load({}, { ...nothing, earlyApplicant: RUNS, resumeBuilder: ENDED });
  expect(data?.plans).toMatchObject([
    { button: 'Renew Early Applicant', state: 'Active until 22 May 2027' },
    { button: 'Renew Resume Builder', state: 'Ended on 22 May 2026' },
  ]);
  expect((await load())?.plans[0]).toMatchObject({
    button: 'Buy Early Applicant',
    state: builtInMessages().plans.notStarted,
  });
});

it("omits the reader's plans, if the layout says so", async () => {
  const held = { ...nothing, earlyApplicant: RUNS, resumeBuilder: ENDED };
  const data = await load({ owned: 'hide' }, held);
  expect(data?.plans.map(({ name }) => name)).toEqual(['Resume Builder']);
  expect(data?.both).toBeNull();
  expect(await load({ owned: 'hide', plans: ['earlyApplicant'] }, held)).toBeNull();
});

it('sells to visitors, who return after the login, and if the plans cannot be loaded', async () => {
  expect(await load({}, nothing, true)).toMatchObject({ next: '/subscribe/plans' });
  const unknown = await load({ owned: 'hide' }, new AppError('UNAUTHORIZED'));
  expect(unknown?.plans).toHaveLength(2);
});

it('shows why an order failed, and leaves resume failures to the builder', async () => {
  const failedAt = async (path: string) => {
    const { context } = loaderContext(
      path,
      { [subscriptionDetails.path]: nothing },
      {
        session: sessionFixture,
      },
    );
    const brand = { ...context.brand, plans };
    return (await loadPlanCards(usual, { ...context, brand })).data?.failed;
  };
  expect(await failedAt('/subscribe/plans?failed=PRICE_CHANGED')).toContain('price changed');
  expect(await failedAt('/resume-builder?failed=PRICE_CHANGED')).toContain('price changed');
  expect(await failedAt('/resume-builder?failed=CONFLICT')).toBeNull();
});

it('is a price list whose buttons are forms, also without JavaScript', () => {
  const html = renderFixture(PlanCards, fixtures);
  expect(textOf(html)).toContain('Early Applicant ₹1,499 for 6 months, ₹249 a month');
  expect(textOf(html)).toContain('Early Applicant and Resume Builder together: ₹2,999 Save ₹499');
  expect(html.match(/action="\/api\/subscription\/hash"/g)).toHaveLength(3);
  for (const choice of ['early-applicant', 'resume-builder', 'both'])
    expect(html).toContain(`name="plan" value="${choice}"`);
  for (const amount of ['1499.00', '1999.00', '2999.00'])
    expect(html).toContain(`name="amount" value="${amount}"`);
});
