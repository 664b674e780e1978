import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { ownPlans } from './schema.ts';

const { order: orderMessages, plans: messages } = builtInMessages();

const settings = { title: 'Your plans' };
const orderId = 'bs0123456789abcdef01';
const order = {
  orderId,
  names: 'Early Applicant and Resume Builder',
  line: '22 November 2026, ₹2,999',
  state: formatMessage(messages.paidOn, { date: '22 November 2026' }),
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
      state: formatMessage(messages.activeUntil, { date: '22 May 2027' }),
      left: formatMessage(messages.daysLeft, { days: 181 }),
    },
    {
      choice: 'resume-builder' as const,
      name: 'Resume Builder',
      state: formatMessage(messages.endedOn, { date: '2 March 2026' }),
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
          state: messages.paymentFailed,
          isBad: true,
          way: {
            label: orderMessages.tryAgain,
            href: '/subscribe/success?order=bs0123456789abcdef02',
          },
        },
        {
          ...order,
          ...named('bs0123456789abcdef03'),
          state: messages.paymentPending,
          way: {
            label: orderMessages.checkAgain,
            href: '/subscribe/success?order=bs0123456789abcdef03',
          },
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
        names: 'A plan with a name much longer than all other names, and another plan',
        line: '22 November 2026, ₹12,99,999.50',
      })),
    },
  },
};
