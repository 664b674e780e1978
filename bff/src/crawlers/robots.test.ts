import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';
import { expect, it } from 'vitest';
import { renderRobots } from './robots.ts';

const text = renderRobots('management', 'https://jobs.example');
const rules = [...text.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = '']) => ({
  isOpen: kind === 'Allow',
  path,
}));
/** Evaluates rules as crawlers do: the longest matching prefix decides, and without one the address is open. */
const isOpen = (address: string): boolean =>
  rules
    .filter(({ path }) => address.startsWith(path))
    .sort((one, other) => other.path.length - one.path.length)[0]?.isOpen ?? true;
const kinds: readonly PageKindDefinition[] = Object.values(PAGE_KINDS);
const pathsOf = (auth: PageKindDefinition['auth']) =>
  kinds.filter((kind) => kind.auth === auth).flatMap(({ paths }) => paths);

it('closes the pages of seekers and the calls, and no page that is open to all', () => {
  expect(pathsOf('seeker').filter(isOpen)).toEqual([]);
  expect(pathsOf('public').filter((path) => !isOpen(path))).toEqual([]);
  expect(['/settings', '/api/job/search', '/dev/outbox'].filter(isOpen)).toEqual([]);
  expect(isOpen('/jobfeed/recruiter/12')).toBe(true);
});

it('names the sitemap of the site, and says nothing of pages of another brand', () => {
  expect(text).toMatch(/\n\nSitemap: https:\/\/jobs\.example\/sitemap\.xml\n$/);
  expect(text).toContain('Disallow: /epoch/round-one\n');
  expect(renderRobots('tech', 'https://jobs.example')).not.toContain('/epoch');
});
