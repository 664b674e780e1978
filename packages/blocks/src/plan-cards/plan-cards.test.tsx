import { expect, it } from 'vitest';
import { drawFixture, textOf } from '../draw.fixtures.tsx';
import { loaderContext } from '../loader-context.fixtures.ts';
import { loadPlanCards } from './loader.ts';
import { fixtures } from './plan-cards.fixtures.ts';
import { PlanCards } from './plan-cards.tsx';

const { context } = loaderContext('/subscribe/plans');

it('takes names, prices and what both together save from the brand', async () => {
  const plans = {
    earlyApplicant: {
      name: 'Early Applicant',
      description: ['First.'],
      priceRupees: 1499,
      months: 6,
      perMonthRupees: 249,
    },
    resumeBuilder: {
      name: 'Resume Builder',
      description: [],
      priceRupees: 1999,
      months: 1,
      perMonthRupees: 1999,
    },
    bothSaveRupees: 499,
  };
  const { proMembership } = context.brand.plans;
  const brand = { ...context.brand, plans: { ...plans, proMembership } };
  const settings = { title: 'Plans', plans: ['resumeBuilder' as const, 'earlyApplicant' as const] };
  const { data } = await loadPlanCards(settings, { ...context, brand });
  expect(data).toMatchObject({
    plans: [
      { name: 'Resume Builder', price: '₹1,999', frequency: 'for 1 month' },
      {
        name: 'Early Applicant',
        price: '₹1,499',
        perMonth: '₹249 a month',
        description: ['First.'],
      },
    ],
    both: { price: '₹2,999', save: '₹499' },
  });
});

it('offers nothing together where one plan stands alone', async () => {
  const { data } = await loadPlanCards({ title: 'One', plans: ['earlyApplicant'] }, context);
  expect(data?.both).toBeNull();
  expect(drawFixture(PlanCards, fixtures, 'one plan')).not.toContain('Both together');
});

it('reads as a price list, without a button', () => {
  const html = drawFixture(PlanCards, fixtures);
  expect(textOf(html)).toContain('Early Applicant ₹1,499 for 6 months , ₹249 a month');
  expect(textOf(html)).toContain('Both together cost ₹2,999 : you save ₹499.');
  expect(html).not.toMatch(/<(a|button)\b/);
});
