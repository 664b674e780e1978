import { FLAG } from '../form/kinds/flag.tsx';
import { number } from '../form/kinds/number.ts';
import { type ProfilePlan, profilePlan, SAVE, type SubmitWords } from './profile-plan.ts';

const pay = (name: string) =>
  number({ min: 0, max: 10_000, decimals: 2, missing: 'Enter the pay.', name });
const PAY_HINT = 'In lakh rupees a year: 12.5 is ₹ 12,50,000.';

/** Pay, and how soon somebody can begin. */
export const additionalPlan = (words: SubmitWords = SAVE): ProfilePlan =>
  profilePlan('additional', {
    ...words,
    fields: [
      {
        name: 'currentCTC',
        kind: pay('The pay'),
        label: 'What you earn now',
        hint: PAY_HINT,
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'confidential',
        kind: FLAG,
        label: 'Do not show employers what I earn now',
        optional: true,
      },
      {
        name: 'expectedCTC',
        kind: pay('The pay'),
        label: 'What you would like to earn',
        hint: PAY_HINT,
        optional: true,
        whenEmpty: null,
      },
      { name: 'negotiable', kind: FLAG, label: 'I am open to talk about it', optional: true },
      {
        name: 'noticePeriod',
        kind: number({ min: 0, max: 365, missing: 'Enter the days.', name: 'The notice period' }),
        label: 'Notice period, in days',
        hint: '0 if you can begin at once.',
        optional: true,
        whenEmpty: null,
      },
    ],
  });
