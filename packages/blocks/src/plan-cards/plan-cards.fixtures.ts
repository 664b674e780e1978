import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { planCards } from './schema.ts';

const messages = builtInMessages().plans;

const settings = {
  title: 'Choose your plan',
  plans: ['earlyApplicant' as const, 'resumeBuilder' as const],
  price: 'total' as const,
  badges: [],
  highlight: 'none' as const,
  both: true,
  owned: 'show' as const,
};
const earlyApplicant = {
  choice: 'early-applicant' as const,
  amount: '1499.00',
  button: 'Buy Early Applicant',
  name: 'Early Applicant',
  description: ['See new jobs that few people have applied for.', 'One email a day.'],
  price: '₹1,499',
  beside: 'for 6 months, ₹249 a month',
  state: messages.notStarted,
  badge: null,
  isHighlighted: false,
};
const data = {
  plans: [
    earlyApplicant,
    {
      ...earlyApplicant,
      choice: 'resume-builder' as const,
      amount: '1999.00',
      button: 'Buy Resume Builder',
      name: 'Resume Builder',
      price: '₹1,999',
      beside: 'for 6 months, ₹333 a month',
    },
  ],
  both: {
    choice: 'both' as const,
    amount: '2999.00',
    names: formatMessage(messages.comboOffer, {
      first: 'Early Applicant',
      second: 'Resume Builder',
    }),
    button: messages.buyBoth,
    price: '₹2,999',
    save: formatMessage(messages.comboSaving, { amount: '₹499' }),
  },
  next: '/subscribe/plans',
  failed: null,
};

export const fixtures: BlockFixtures<typeof planCards> = {
  usual: { settings, data },
  'one plan, owned': {
    settings: { ...settings, title: 'Early Applicant', highlight: 'earlyApplicant' },
    data: {
      ...data,
      plans: [
        {
          ...earlyApplicant,
          button: 'Renew Early Applicant',
          state: formatMessage(messages.activeUntil, { date: '22 May 2027' }),
          badge: 'Most popular',
          isHighlighted: true,
        },
      ],
      both: null,
      failed: 'Something went wrong.',
    },
  },
};
