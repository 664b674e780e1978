import type { BlockFixtures } from '../block-fixtures.ts';
import type { events } from './schema.ts';

const settings = { title: 'Events', note: '', count: 6, items: [] };
const event = {
  title: 'Engineers’ week',
  href: '/engineers_week',
  text: 'Talks by people who build.',
  from: '2026-12-14T10:00:00+05:30',
  day: '14 Dec',
  facts: '14 December 2026 to 18 December 2026 · Online',
};

export const fixtures: BlockFixtures<typeof events> = {
  usual: {
    settings,
    data: { events: [event, { ...event, title: 'An open house', text: '', day: '9 Jan' }] },
  },
  long: {
    settings: { ...settings, note: 'All times are Indian.' },
    data: {
      events: Array.from({ length: 6 }, (_, index) => ({
        ...event,
        title: `${index} ${'A meeting of people who look for work '.repeat(3)}`.slice(0, 80),
        text: 'Bring your questions and a printed resume. '.repeat(4),
      })),
    },
  },
};
