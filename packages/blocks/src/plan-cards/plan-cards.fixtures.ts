import type { BlockFixtures } from '../block-fixtures.ts';
import type { planCards } from './schema.ts';

const settings = {
  title: 'What they give and cost',
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
  description: ['See new vacancies that few have applied for.', 'One mail a day.'],
  price: '₹1,499',
  beside: 'for 6 months, ₹249 a month',
  state: 'Runs from the day you pay.',
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
    names: 'Early Applicant and Resume Builder',
    button: 'Buy both',
    price: '₹2,999',
    save: '₹499',
  },
  next: '/subscribe/plans',
  failed: null,
};

export const fixtures: BlockFixtures<typeof planCards> = {
  usual: { settings, data },
  'one plan, owned': {
    settings: { ...settings, title: 'What it gives and costs', highlight: 'earlyApplicant' },
    data: {
      ...data,
      plans: [
        {
          ...earlyApplicant,
          button: 'Renew Early Applicant',
          state: 'Yours until 22 May 2027.',
          badge: 'Most bought',
          isHighlighted: true,
        },
      ],
      both: null,
      failed: 'Something went wrong.',
    },
  },
};
