import type { BlockFixtures } from '../block-fixtures.ts';
import type { heading } from './schema.ts';

const settings = {
  title: 'Jobs for {brandName} readers',
  text: 'Offers of the season, from companies that hire before the holidays.',
  level: 'page',
  ctaText: 'See jobs',
} as const;
const data = { title: 'Jobs for Broadsheet Tech readers', text: settings.text };

export const fixtures: BlockFixtures<typeof heading> = {
  usual: { settings: { ...settings, link: '/search/jobs.html' }, data },
  'of a section': {
    settings: { ...settings, level: 'section', title: 'More jobs', text: '' },
    data: { title: 'More jobs', text: '' },
  },
};
