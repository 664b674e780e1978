import type { BlockFixtures } from '../block-fixtures.ts';
import type { competitionTimeline } from './schema.ts';

const settings = { idle: 'No dates are set now.', enter: 'Register' };
const hrefs = { entryHref: '/epoch/entry', termsHref: '/epoch/terms' };
const round = {
  title: 'Round one: the quiz',
  subTitle: '30 questions on a laptop or desktop',
  details: 'The best go on.',
  instructions: ['You can take it once.', 'Wrong answers cost no marks.'],
  elimination: true,
  href: '/epoch/round-one',
};
const day = (number: string) => `2026-11-${number}T03:30:00.000Z`;
const competition = {
  title: 'Epoch',
  subTitle: 'For everybody in management.',
  status: 'round1' as const,
  now: 'Registration is open. Round one is on.',
  dates: [
    {
      label: 'Registration',
      startDate: day('16'),
      endDate: day('30'),
      state: 'now' as const,
    },
    { label: 'Round one', startDate: day('20'), endDate: day('30'), state: 'ahead' as const },
  ],
  rounds: [round],
};

export const fixtures: BlockFixtures<typeof competitionTimeline> = {
  usual: { settings, data: { ...hrefs, competition } },
  empty: { settings, data: { ...hrefs, competition: null } },
  long: {
    settings,
    data: {
      ...hrefs,
      competition: {
        ...competition,
        rounds: [1, 2, 3].map((number) => ({
          ...round,
          title: `${number}. A round of a name that is longer than most of them are`,
          elimination: number < 3,
          instructions: Array.from({ length: 12 }, (_, at) => `Rule ${at} of this round, in full.`),
        })),
      },
    },
  },
};
