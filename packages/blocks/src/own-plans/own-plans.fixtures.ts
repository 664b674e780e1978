import type { BlockFixtures } from '../block-fixtures.ts';
import type { ownPlans } from './schema.ts';

const settings = { title: 'Your plans' };
const orderId = 'bs0123456789abcdef01';
const order = {
  orderId,
  names: 'Early Applicant and Resume Builder',
  line: '22 November 2026, ₹2,999',
  state: 'Paid on 22 November 2026',
  isBad: false,
  way: null,
  invoiceHref: `/api/subscription/orders/${orderId}/invoice`,
  refund: {
    action: `/api/subscription/orders/${orderId}/refund`,
    until: '29 November 2026',
  },
};
const data = {
  plans: [
    {
      choice: 'early-applicant' as const,
      name: 'Early Applicant',
      state: 'Yours until 22 May 2027',
      left: '181 days left',
    },
    {
      choice: 'resume-builder' as const,
      name: 'Resume Builder',
      state: 'Ended on 2 March 2026',
      left: null,
    },
  ],
  orders: [order],
  next: '/settings/plans?done=saved',
  plansHref: '/subscribe/plans',
};
const named = (id: string) => ({ orderId: id, invoiceHref: null, refund: null });

export const fixtures: BlockFixtures<typeof ownPlans> = {
  usual: { settings, data },
  empty: { settings, data: { ...data, plans: [], orders: [] } },
  unpaid: {
    settings,
    data: {
      ...data,
      plans: [],
      orders: [
        {
          ...order,
          ...named('bs0123456789abcdef02'),
          state: 'The payment did not go through',
          isBad: true,
          way: { label: 'Try again', href: '/subscribe/success?order=bs0123456789abcdef02' },
        },
        {
          ...order,
          ...named('bs0123456789abcdef03'),
          state: 'We have not heard from the payment gateway yet',
          way: { label: 'Look again', href: '/subscribe/success?order=bs0123456789abcdef03' },
        },
      ],
    },
  },
  long: {
    settings,
    data: {
      ...data,
      orders: Array.from({ length: 50 }, (_, index) => ({
        ...order,
        orderId: `bs${String(index).padStart(18, '0')}`,
        names: 'A plan of a name that is far longer than the names of others, and another plan',
        line: '22 November 2026, ₹12,99,999.50',
      })),
    },
  },
};
