import type { BrandConfig } from '@broadsheet/contract/brand-config';

const palette = {
  accent: '#f26b1d',
  accentText: '#a84300',
  onAccent: '#1a0d00',
  accentSoft: '#fdf0e7',
};
const plan = { name: 'Plan', description: [], priceRupees: 1499, months: 6, perMonthRupees: 249 };

/** A brand with two categories and three cities, for tests and previews. */
export const brandFixture: BrandConfig = {
  brand: 'tech',
  name: 'Broadsheet Tech',
  tagline: 'Technology jobs across India.',
  hosts: ['tech.localhost'],
  colours: { light: palette, dark: palette },
  flags: { competition: false, applyFloatingButton: true },
  links: {
    recruiterLogin: 'https://recruit.broadsheet.example/login',
    help: '/faq',
    blog: 'https://blog.example',
    social: {},
  },
  contact: {
    email: 'help@jobs.example',
    phone: '+91 80 4718 0000',
    hours: 'Monday to Friday',
    address: 'Bangalore',
  },
  adverts: [],
  apps: [
    { store: 'android', id: 'in.bs', label: 'Google Play', url: 'https://apps.example.com/bs' },
  ],
  plans: { earlyApplicant: plan, resumeBuilder: plan, proMembership: plan, bothSaveRupees: 499 },
  staticAssetVersion: '2.1.3',
  categories: [
    {
      dataId: 1,
      label: 'Backend',
      tag: 'backend',
      icon: 'server',
      tags: [
        { dataId: 101, label: 'Java', tag: 'java' },
        { dataId: 102, label: 'C#', tag: 'c-sharp' },
      ],
    },
    { dataId: 2, label: 'Frontend', tag: 'frontend', tags: [] },
  ],
  cities: [
    {
      id: 1,
      label: 'Mumbai',
      slug: 'mumbai',
      synonyms: ['Bombay'],
      nearby: ['pune'],
      promoted: true,
    },
    { id: 2, label: 'Pune', slug: 'pune', synonyms: [], nearby: ['mumbai'], promoted: true },
    { id: 3, label: 'Nashik', slug: 'nashik', synonyms: [], nearby: ['pune'], promoted: false },
  ],
};
