import { expect, it } from 'vitest';
import { formatFile } from './format-file.ts';

it.each([
  ['layouts/location_based.json', 'Page: Jobs by category and city'],
  ['layouts/experiments.json', 'Experiments'],
  ['layouts/banners/home-management.csv', 'Banners: Home, management site'],
  ['layouts/content/plans-small-print.md', 'Text: Plans small print'],
  ['layouts/messages/en-IN/job-list.json', 'Interface text: Job list'],
  ['layouts/messages/en-IN.tech/consent.json', 'Interface text: Consent, tech site'],
  ['layouts/content/aboutus.tech.md', 'Text: About us, tech site'],
  ['layouts/seo/jobdetail.json', 'SEO: Job'],
  ['layouts/blogs/tech.json', 'Blog: tech site'],
])('%s is "%s"', (file, text) => expect(formatFile(file)).toBe(text));
