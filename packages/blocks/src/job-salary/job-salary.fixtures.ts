import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobSalary } from './schema.ts';

const settings = { title: 'What similar jobs pay' };

export const fixtures: BlockFixtures<typeof jobSalary> = {
  usual: {
    settings,
    data: {
      summary: 'Half of the similar jobs pay ₹9.5–16 lakh a year. The middle salary is ₹12 lakh.',
      low: '₹9.5 lakh',
      median: '₹12 lakh',
      high: '₹16 lakh',
      own: '₹12–18 lakh',
      notes: [
        'From 64 advertised salaries in the last 12 months: jobs with the same title in Pune, for 4–6 years of experience.',
      ],
      bar: {
        half: { start: 13, width: 56.5 },
        median: 34.8,
        own: { start: 34.8, width: 52.2 },
      },
    },
  },
  'wider, salary not disclosed': {
    settings,
    data: {
      summary: 'Half of the similar jobs pay ₹1–1.4 crore a year. The middle salary is ₹1.2 crore.',
      low: '₹1 crore',
      median: '₹1.2 crore',
      high: '₹1.4 crore',
      own: null,
      notes: [
        'From 1,204 advertised salaries in the last 12 months: Regional Sales Management jobs in India, from 21 years of experience.',
        'Few salaries are advertised for this title, so this covers all Regional Sales Management jobs.',
        'Few salaries are advertised in Thiruvananthapuram, so this covers all of India.',
        'Few salaries are advertised for this experience, so this covers more years.',
      ],
      bar: { half: { start: 11.5, width: 76.9 }, median: 50, own: null },
    },
  },
};
