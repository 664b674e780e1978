import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { checkout } from './schema.ts';

const messages = builtInMessages().order;

const settings = {
  title: 'Your order',
  payText: 'Pay',
  note: 'Pay securely with our payment partner.',
};
const order = {
  lines: [
    {
      name: 'Early Applicant',
      term: formatMessage(messages.forMonths, { months: 6 }),
      amount: '₹1,499',
    },
  ],
  amount: '₹1,499',
  tax: 'Includes 18% IGST of ₹228.66.',
};
const billing = {
  action: '/api/subscription/orders/bs0123456789abcdef01/buyer',
  next: '/subscribe/checkout/bs0123456789abcdef01',
  states: [
    { code: '29', name: 'Karnataka' },
    { code: '27', name: 'Maharashtra' },
  ],
  state: '27',
};
const resultHref = '/subscribe/success?order=bs0123456789abcdef01';
const fields = [
  { name: 'txnid', value: 'bs0123456789abcdef01' },
  { name: 'amount', value: '1499.00' },
];

export const fixtures: BlockFixtures<typeof checkout> = {
  usual: {
    settings,
    data: {
      found: true,
      order,
      billing,
      failed: null,
      form: { action: 'https://pay.example/_payment', fields },
      resultHref,
    },
  },
  empty: {
    settings,
    data: { found: false, categories: [{ label: 'Backend', href: '/c/backend-jobs' }] },
  },
  done: {
    settings,
    data: { found: true, order, billing: null, failed: null, form: null, resultHref },
  },
  'State missing': {
    settings,
    data: {
      found: true,
      order: { ...order, tax: 'Includes 18% GST of ₹228.66.' },
      billing: { ...billing, state: '' },
      failed: 'Please check what you entered.',
      form: null,
      resultHref,
    },
  },
  long: {
    settings: {
      ...settings,
      note: 'Pay securely with our payment partner, then come back here. '.repeat(5),
    },
    data: {
      found: true,
      order: {
        ...order,
        lines: [
          ...order.lines,
          {
            name: 'A plan of a name that is far longer than others',
            term: formatMessage(messages.forMonths, { months: 24 }),
            amount: '₹12,99,999.50',
          },
          { name: messages.comboDiscount, term: messages.comboReason, amount: '−₹499' },
        ],
      },
      billing,
      failed: null,
      form: { action: 'https://pay.example/_payment', fields },
      resultHref,
    },
  },
};
