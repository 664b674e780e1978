import { FLAG } from '../../form/kinds/flag.tsx';
import { number } from '../../form/kinds/number.ts';
import { pay } from '../../form/kinds/pay.ts';
import { type ProfilePlan, profilePlan, SAVE, type SubmitTexts } from './profile-plan.ts';

const CTC = pay({ min: 0, max: 10_000 });
const PAY_HINT = 'Per year, in lakh: 12.5 is ₹12,50,000.';

/** Pay, and how soon somebody can begin. */
export const additionalPlan = (texts: SubmitTexts = SAVE): ProfilePlan =>
  profilePlan('additional', {
    ...texts,
    fields: [
      {
        name: 'currentCTC',
        kind: CTC,
        label: 'Current CTC',
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
        kind: CTC,
        label: 'Expected CTC',
        hint: PAY_HINT,
        optional: true,
        whenEmpty: null,
      },
      { name: 'negotiable', kind: FLAG, label: 'Negotiable', optional: true },
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
