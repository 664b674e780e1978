import type { BlockFixtures } from '../block-fixtures.ts';
import type { planCards } from './schema.ts';

const earlyApplicant = {
  name: 'Early Applicant',
  description: ['See vacancies before they open to everyone.', 'One mail a day.'],
  price: '₹1,499',
  frequency: 'for 6 months',
  perMonth: '₹249 a month',
};

export const fixtures: BlockFixtures<typeof planCards> = {
  usual: {
    settings: { title: 'What they give and cost', plans: ['earlyApplicant', 'resumeBuilder'] },
    data: {
      plans: [
        earlyApplicant,
        { ...earlyApplicant, name: 'Resume Builder', price: '₹1,999', perMonth: '₹333 a month' },
      ],
      both: { price: '₹2,999', save: '₹499' },
    },
  },
  'one plan': {
    settings: { title: 'What it gives and costs', plans: ['earlyApplicant'] },
    data: { plans: [earlyApplicant], both: null },
  },
};
