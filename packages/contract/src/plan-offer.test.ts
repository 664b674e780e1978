import { expect, it } from 'vitest';
import { amountWithout, taxIn } from './paise.ts';
import { planOffer } from './plan-offer.ts';

const plan = (name: string, priceRupees: number, months: number) => ({
  name,
  description: [],
  priceRupees,
  months,
  perMonthRupees: Math.round(priceRupees / months),
});
const plans = {
  earlyApplicant: plan('Early Applicant', 1499, 6),
  resumeBuilder: plan('Resume Builder', 1999, 6),
  proMembership: plan('Pro', 999, 3),
  bothSaveRupees: 499,
};

it('charges the config’s price for one plan, in its hashed form', () => {
  expect(planOffer(plans, 'early-applicant')).toEqual({
    items: [{ feature: 'early-applicant', name: 'Early Applicant', months: 6, amount: '1499.00' }],
    saved: null,
    amount: '1499.00',
  });
  expect(planOffer(plans, 'pro')).toMatchObject({ amount: '999.00', saved: null });
});

it('subtracts the saving of both together', () => {
  const { items, saved, amount } = planOffer(plans, 'both');
  expect(items.map(({ feature }) => feature)).toEqual(['early-applicant', 'resume-builder']);
  expect({ saved, amount }).toEqual({ saved: '499.00', amount: '2999.00' });
});

it('finds no tax where none is', () => {
  expect(taxIn('1499.00', 0)).toBe('0.00');
});

it.each([
  ['1499.00', '228.66', '1270.34'],
  ['2999.00', '457.47', '2541.53'],
  ['0.01', '0.00', '0.01'],
])('finds the tax in %s to the paisa', (amount, tax, net) => {
  expect([taxIn(amount, 18), amountWithout(amount, tax)]).toEqual([tax, net]);
});
