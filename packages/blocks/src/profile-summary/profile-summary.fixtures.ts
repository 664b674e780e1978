import type { BlockFixtures } from '../block-fixtures.ts';
import type { profileSummary, SummaryData } from './schema.ts';

const summary: SummaryData = {
  name: 'Asha Rao',
  picUrl: null,
  headline: 'Senior engineer, Kaveri Systems',
  city: 'Bangalore',
  experience: '5 years 3 months',
  completeness: {
    percentage: 64,
    next: [
      { part: 'resumeAttached', percent: 18 },
      { part: 'profilePicture', percent: 6 },
      { part: 'verificationPhone', percent: 6 },
    ],
  },
};

export const fixtures: BlockFixtures<typeof profileSummary> = {
  usual: { settings: {}, data: { summary, notice: null } },
  notFound: { settings: {}, data: { summary: null, notice: null } },
  bare: {
    settings: {},
    data: {
      summary: {
        ...summary,
        headline: null,
        city: null,
        experience: null,
        completeness: { ...summary.completeness, percentage: 0 },
      },
      notice: { isSuccess: false, text: 'Please check what you entered.' },
    },
  },
  long: {
    settings: {},
    data: {
      summary: {
        ...summary,
        name: 'Venkatanarasimharajuvaripeta Subrahmanyabharatidasan-Krishnamurthy',
        picUrl: '/api/media/files/a1',
        headline: `Principal consultant for ${'very '.repeat(20)}large systems, Kaveri`,
        completeness: { percentage: 100, next: [] },
      },
      notice: { isSuccess: true, text: 'Saved.' },
    },
  },
};
