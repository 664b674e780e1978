import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobTrust } from './schema.ts';

const settings = { title: 'Before you apply' };

export const fixtures: BlockFixtures<typeof jobTrust> = {
  usual: {
    settings,
    data: {
      facts: [
        {
          label: 'Employer',
          text: 'We confirmed the email domain kaveri.example on 3 March 2026. We checked its registration documents on 5 March 2026.',
        },
        { label: 'Posted', text: 'First posted on 18 November 2026.' },
        {
          label: 'Replies',
          text: 'Replied to 41 of 60 applications in the last 6 months. Half of the replies came within 3 days.',
        },
        { label: 'Reports', text: "No confirmed reports about this employer's jobs in 12 months." },
      ],
      quotes: [],
    },
  },
  'with much to know': {
    settings,
    data: {
      facts: [
        {
          label: 'Employer',
          text: "We haven't confirmed this employer's email domain or documents.",
        },
        {
          label: 'Posted',
          text: 'First posted on 2 January 2026. Posted 14 times in 12 months, for the same city.',
        },
        {
          label: 'Replies',
          text: 'Fewer than 20 applications here in the last 6 months, too few to count.',
        },
        {
          label: 'Reports',
          text: "We confirmed 3 reports about this employer's jobs in 12 months.",
        },
        {
          label: 'Apply link',
          text: "You apply on forms-of-somebody-elsewhere.example, not on the employer's own kaveri.example.",
        },
      ],
      quotes: ['Selected candidates pay a refundable security deposit of ₹2,500 before joining'],
    },
  },
};
