import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BlockFixtures } from '../block-fixtures.ts';
import { orderFixture } from '../order.fixtures.ts';
import { orderLines } from '../shared/order/order-lines.tsx';
import type { orderResult } from './schema.ts';

export const settings = {
  title: 'Your order',
  paid: 'Thank you. Your payment has arrived.',
  waiting: 'We have not heard from the payment gateway yet.',
  failed: 'Your payment did not go through.',
};
const data = {
  found: true as const,
  status: 'paid' as const,
  orderId: orderFixture.orderId,
  plan: 'both' as const,
  order: orderLines(orderFixture, builtInMessages().order),
  href: `/subscribe/success?order=${orderFixture.orderId}`,
  uses: [],
  invoiceHref: null,
};
const uses = [
  { label: 'See early applicant jobs', href: '/early-applicant-jobs' },
  { label: 'Open Resume Builder', href: '/resume-builder' },
];

export const fixtures: BlockFixtures<typeof orderResult> = {
  usual: {
    settings,
    data: { ...data, uses, invoiceHref: `/api/subscription/orders/${data.orderId}/invoice` },
  },
  empty: { settings, data: { found: false, isNamed: false } },
  other: { settings, data: { found: false, isNamed: true } },
  pending: { settings, data: { ...data, status: 'pending' } },
  open: { settings, data: { ...data, status: 'open' } },
  failed: { settings, data: { ...data, status: 'failed' } },
  refunded: { settings, data: { ...data, status: 'refunded' } },
  long: {
    settings: { ...settings, paid: 'Thank you. Your payment has arrived. '.repeat(5) },
    data,
  },
};
