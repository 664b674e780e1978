import type { StudioPage } from '@broadsheet/contract/studio/content-calls';
import { expect, it } from 'vitest';
import { pageChoices, targetChoices, uniqueChoices } from './link-choices.ts';

const page = (kind: string, path: string | null, more: Partial<StudioPage> = {}): StudioPage => ({
  kind,
  file: `layouts/${kind}.json`,
  path,
  seeker: false,
  brands: ['tech', 'management'],
  blocks: 1,
  variants: 0,
  banners: [],
  ownHeaderOf: [],
  landing: null,
  origin: { from: 'file' },
  ...more,
});
const landing = (title: string, archived = false) => ({
  title,
  from: null,
  until: null,
  archived,
});
const pages = [
  page('faq', '/faq'),
  page('category', '/c/backend-jobs'),
  page('checkout', null),
  page('engineers_week', '/engineers_week', { brands: ['tech'] }),
  page('landing/diwali', '/diwali-jobs', { landing: landing('Diwali jobs') }),
  page('landing/holi', '/holi-jobs', { landing: landing('Holi jobs', true) }),
];

it('offers pages with an address of their own, by name or URL', () => {
  expect(pageChoices(pages, '').map(({ href }) => href)).toEqual([
    '/faq',
    '/engineers_week',
    '/diwali-jobs',
  ]);
  expect(pageChoices(pages, 'DIWALI')).toEqual([
    { href: '/diwali-jobs', label: 'Diwali jobs', about: 'Landing page' },
  ]);
  expect(pageChoices(pages, 'engineers')[0]?.about).toBe('Page, tech site only');
});

it('says what a target is, and of which site it is alone', () => {
  const target = { kind: 'city', label: 'Pune', href: '/jobs-in-pune' } as const;
  expect(targetChoices([{ ...target, brands: ['tech', 'management'] }])[0]?.about).toBe('City');
  expect(targetChoices([{ ...target, brands: ['management'] }])[0]?.about).toBe(
    'City, management site only',
  );
});

it('lists an address once, as what it is called first', () => {
  const choice = (label: string, href: string) => ({ label, href, about: 'Page' });
  const all = [choice('Help', '/faq'), choice('Pune', '/pune'), choice('FAQ', '/faq')];
  expect(uniqueChoices(all).map(({ label }) => label)).toEqual(['Help', 'Pune']);
});
