import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobRank } from './schema.ts';

const settings = {
  title: 'How you compare',
  invitation: 'See how you compare with other applicants, and why.',
};
const loginHref = '/login?next=%2Fj%2Fsenior-java-developer-kaveri-systems-1234';

export const fixtures: BlockFixtures<typeof jobRank> = {
  usual: { settings, data: { text: null, percentile: null, reasons: [], loginHref } },
  ranked: {
    settings,
    data: {
      text: 'You would be 4th of 31.',
      percentile: 90,
      reasons: ['Many applicants ahead of you have these skills: Kafka, Docker.'],
      loginHref,
    },
  },
  failed: {
    settings,
    data: {
      text: 'Add your skills or experience to see how you compare.',
      percentile: null,
      reasons: [],
      loginHref,
    },
  },
};
