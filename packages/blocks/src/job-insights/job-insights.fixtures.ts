import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobInsights } from './schema.ts';

const settings = {
  title: 'Applicant insights',
  upsell: 'Pro members see the experience of other applicants and what recruiters did.',
};
const proHref = '/subscribe/pro-membership';
const figures = (labels: readonly string[], counts: readonly number[]) =>
  labels.map((label, index) => ({ label, count: counts[index] ?? 0 }));

const BANDS = ['<1 Yr', '1-3 Yr', '3-5 Yr', '5-10 Yr', '10-15 Yr', '15+ Yr'];
const STEPS = ['Not viewed yet', 'Viewed', 'Shortlisted', 'Interview', 'Offer', 'Not selected'];
const MONTHS = ['June', 'July', 'August', 'September', 'October', 'November'].map(
  (month) => `${month} 2026`,
);

export const fixtures: BlockFixtures<typeof jobInsights> = {
  usual: { settings, data: { insights: null, proHref } },
  pro: {
    settings,
    data: {
      insights: {
        applicants: 1031,
        topSchools: 12,
        rank: 'You would be 4th of 1,032.',
        competition: figures(BANDS, [120, 340, 410, 140, 20, 1]),
        actions: figures(STEPS, [700, 250, 60, 15, 2, 4]),
        applied: figures(MONTHS, [0, 0, 12, 300, 419, 300]),
        viewed: figures(MONTHS, [0, 5, 900, 8_200, 12_300, 7_700]),
      },
      proHref,
    },
  },
  empty: {
    settings,
    data: {
      insights: {
        applicants: 0,
        topSchools: 0,
        rank: null,
        competition: figures(BANDS, []),
        actions: figures(STEPS, []),
        applied: figures(MONTHS, []),
        viewed: figures(MONTHS, []),
      },
      proHref,
    },
  },
};
