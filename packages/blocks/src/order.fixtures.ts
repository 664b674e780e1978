import type { Order } from '@broadsheet/contract/entities/order';

/** An unpaid order of both plans. */
export const orderFixture: Order = {
  orderId: 'bs0123456789abcdef01',
  status: 'open',
  plan: 'both',
  items: [
    {
      feature: 'early-applicant',
      name: 'Early Applicant',
      months: 6,
      amount: '1499.00',
      until: null,
    },
    {
      feature: 'resume-builder',
      name: 'Resume Builder',
      months: 6,
      amount: '1999.00',
      until: null,
    },
  ],
  saved: '499.00',
  amount: '2999.00',
  tax: {
    percent: 18,
    amount: '457.47',
    parts: [{ name: 'IGST', percent: 18, amount: '457.47' }],
  },
  buyerState: '27',
  sellerState: '29',
  openedAt: '2026-11-22T10:00:00.000Z',
  paidAt: null,
  invoice: null,
  refund: { askableUntil: null, askedAt: null, recordedAt: null },
};
