import type { BlockFixtures } from '../block-fixtures.ts';
import type { siteHeader } from './schema.ts';

const data = {
  name: { first: 'Broadsheet', rest: 'Tech' },
  tagline: 'Technology jobs across India.',
  sections: [
    {
      label: 'Backend',
      href: '/c/backend-jobs',
      tags: [{ label: 'Java', href: '/k/java-jobs' }],
    },
    { label: 'Frontend', href: '/c/frontend-jobs', tags: [] },
  ],
  strip: [{ label: 'Backend', href: '/c/backend-jobs' }],
  pages: [
    { label: 'Home', href: '/' },
    { label: 'Companies', href: '/companies' },
  ],
  groups: [
    {
      title: 'Explore',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Companies', href: '/companies' },
      ],
    },
    { title: 'Your account', links: [{ label: 'Jobs for you', href: '/jobfeed' }] },
  ],
  recruiterLogin: 'https://recruit.broadsheet.example/login',
};

export const fixtures: BlockFixtures<typeof siteHeader> = {
  bar: { settings: { look: 'bar', strip: [], drawer: 'drawer' }, data },
  'without-a-drawer-text': {
    settings: { look: 'bar', strip: [], drawer: '' },
    data: { ...data, groups: [{ title: '', links: data.pages }] },
  },
  'with-a-logo': {
    settings: { look: 'bar', strip: [], drawer: 'drawer' },
    data: {
      ...data,
      logo: {
        alt: 'Broadsheet Tech',
        pictures: [
          { src: `/media/${'a'.repeat(64)}.webp`, className: 'logo logo-light' },
          { src: `/media/${'b'.repeat(64)}.webp`, className: 'logo logo-dark' },
        ],
      },
    },
  },
  nameplate: { settings: { look: 'nameplate', strip: [], drawer: 'drawer' }, data },
};
