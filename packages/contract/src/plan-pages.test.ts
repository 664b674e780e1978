import { expect, it } from 'vitest';
import { PLAN_CHOICES } from './entities/order.ts';
import { matchPage } from './match-page.ts';
import { planOffer } from './plan-offer.ts';
import { PLAN_PAGES, planPagesOf } from './plan-pages.ts';

const plan = { name: 'Plan', description: [], priceRupees: 1, months: 1, perMonthRupees: 1 };
const plans = { earlyApplicant: plan, resumeBuilder: plan, proMembership: plan, bothSaveRupees: 0 };

it.each(PLAN_CHOICES)('whoever buys %s has a page for each plan of it', (choice) => {
  const features = planOffer(plans, choice).items.map(({ feature }) => feature);
  const pages = planPagesOf(features);
  expect(pages).toHaveLength(features.length);
  for (const { href } of pages) {
    const page = matchPage(href);
    expect('kind' in page ? page.kind : 'notfound').not.toBe('notfound');
  }
});

it('leads to pages that are not the same', () => {
  const hrefs = Object.values(PLAN_PAGES).map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(planPagesOf(['spotlight', 'toString'])).toEqual([]);
});
