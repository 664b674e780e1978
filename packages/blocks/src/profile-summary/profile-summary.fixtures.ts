import type { BlockFixtures } from '../block-fixtures.ts';
import type { profileSummary, SummaryData } from './schema.ts';

const told: SummaryData = {
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
  usual: { settings: {}, data: { told, outcome: null } },
  notFound: { settings: {}, data: { told: null, outcome: null } },
  bare: {
    settings: {},
    data: {
      told: {
        ...told,
        headline: null,
        city: null,
        experience: null,
        completeness: { ...told.completeness, percentage: 0 },
      },
      outcome: { isGood: false, text: 'Some values are not as expected.' },
    },
  },
  long: {
    settings: {},
    data: {
      told: {
        ...told,
        name: 'Venkatanarasimharajuvaripeta Subrahmanyabharatidasan-Krishnamurthy',
        picUrl: '/api/media/files/a1',
        headline: `Principal consultant for ${'very '.repeat(20)}large systems, Kaveri`,
        completeness: { percentage: 100, next: [] },
      },
      outcome: { isGood: true, text: 'Saved.' },
    },
  },
};
