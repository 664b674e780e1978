import { expect, it } from 'vitest';
import { formatFile, formatLocation } from './format-file.ts';

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

it.each([
  ['layouts/home.json:48:17', 'Page: Home, line 48'],
  ['brand-configs/tech.json', 'Site settings: tech site'],
  ['drafts', null],
])('locates %s as %s', (path, location) => {
  expect(formatLocation(path)).toBe(location);
});
