import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';

const palette = {
  accent: '#aa3300',
  accentText: '#992200',
  onAccent: '#ffffff',
  accentSoft: '#ffeedd',
};
const plan = { name: 'Plan', description: [], priceRupees: 1, months: 1, perMonthRupees: 1 };

/** The smallest brand config without a fault. */
export const exampleBrand = (brand: Brand): BrandConfig => ({
  brand,
  name: brand,
  tagline: 'Jobs.',
  hosts: [`${brand}.localhost`],
  colours: { light: { ...palette }, dark: { ...palette } },
  flags: { competition: false, applyFloatingButton: true },
  links: {
    recruiterLogin: 'https://recruit.example/login',
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
  apps: [],
  plans: { earlyApplicant: plan, resumeBuilder: plan, proMembership: plan, bothSaveRupees: 0 },
  staticAssetVersion: '1.0.0',
  categories: [
    {
      dataId: 1,
      label: 'Backend',
      tag: 'backend',
      tags: [{ dataId: 7, label: 'Java', tag: 'java' }],
    },
  ],
  cities: [
    { id: 1, label: 'Pune', slug: 'pune', synonyms: ['Poona'], nearby: [], promoted: true },
    { id: 2, label: 'Mumbai', slug: 'mumbai', synonyms: [], nearby: ['pune'], promoted: true },
  ],
});

/** The title and the description of a page, for both brands. */
export const exampleSeo = (tech: string, management = tech): string => {
  const entry = { description: 'All jobs.', additionalLinkTags: [], meta: [] };
  return JSON.stringify(
    { tech: { title: tech, ...entry }, management: { title: management, ...entry } },
    null,
    2,
  );
};

/** A whole little site: path to content. */
export const exampleContent = (files: Readonly<Record<string, string>> = {}) => ({
  'brand-configs/tech.json': JSON.stringify(exampleBrand('tech'), null, 2),
  'brand-configs/management.json': JSON.stringify(exampleBrand('management'), null, 2),
  'layouts/home.json': layoutText('home', 'first'),
  'layouts/seo/home.json': exampleSeo('Home'),
  'layouts/seo/faq.json': exampleSeo('Questions'),
  ...files,
});

export const layoutText = (page: string, title: string): string =>
  `{\n  "page": "${page}",\n  "blocks": { "a": { "type": "text", "settings": { "title": "${title}" } } },\n  "order": ["a"]\n}\n`;

/** Writes files into a new directory; `remove` deletes it. */
export const writeContent = async (files: Readonly<Record<string, string>>) => {
  const dir = await mkdtemp(join(tmpdir(), 'broadsheet-content-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
};
