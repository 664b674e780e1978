import type { BlockFixtures } from '../block-fixtures.ts';
import type { countdown } from './schema.ts';

const settings = {
  title: 'Applications close soon',
  until: '2099-12-12T18:00:00+05:30',
  endedText: 'This campaign has ended.',
  ctaText: 'See jobs',
  link: '/search/jobs.html',
};

export const fixtures = {
  usual: { settings, data: { until: settings.until, left: '12 days left' } },
  over: {
    settings: { ...settings, until: '2026-01-01T00:00:00+05:30' },
    data: { until: '2026-01-01T00:00:00+05:30', left: null },
  },
} satisfies BlockFixtures<typeof countdown>;
