import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { jobFixture, NOW, secretPayJobFixture } from '../../job.fixtures.ts';
import { toJobRow } from '../job/job-row-data.ts';

export const rowFixtures = [jobFixture, secretPayJobFixture].map((job) =>
  toJobRow(job, NOW, builtInMessages().times),
);

export const onePageFixture = { page: 1, pages: 1, previous: null, next: null };
export const middlePageFixture = {
  page: 2,
  pages: 61,
  previous: '/c/backend-jobs',
  next: '/c/backend-jobs?page=3',
};

export const entryFixtures = [
  {
    title: 'Kaveri Systems',
    href: '/company/kaveri-systems',
    text: 'Software products · Pune · 24 open jobs',
    logo: null,
  },
  {
    title: 'Nilgiri Retail',
    href: '/company/nilgiri-retail',
    text: 'Retail · Chennai',
    logo: '/logos/nilgiri.webp',
  },
];

export const categoryLinkFixtures = [
  { label: 'Backend jobs', href: '/c/backend-jobs' },
  { label: 'Frontend jobs', href: '/c/frontend-jobs' },
];
