import { BRANDS } from '@broadsheet/contract/brand';
import { LANDING } from '@broadsheet/contract/landing';
import { matchPage } from '@broadsheet/contract/match-page';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';
import { compilePathPattern } from '@broadsheet/contract/path-pattern';
import { expect, it } from 'vitest';
import { MANIFEST_PAGES } from './manifest.ts';

const SAMPLES: Record<string, string> = {
  category: 'backend',
  city: 'pune',
  keyword: 'machine-learning',
  slug: 'senior-java-developer',
  page: '3',
  step: 'addWorkExperience',
  section: 'privacy',
};
/** Addresses that lead to a page of their kind. */
const SENT_ON: Record<string, { query: string; redirect: object }> = {
  '/settings': { query: '', redirect: { status: 302, location: '/settings/privacy' } },
  '/similar_jobs.php': {
    query: '?jobId=12',
    redirect: { status: 301, location: '/similar-jobs/12' },
  },
};
/** Landing pages have no addresses in the contract: content gives them. */
const kinds = new Map<string, PageKindDefinition>(
  Object.entries(PAGE_KINDS).filter(([name]) => name !== LANDING),
);

/** An address of a path, each parameter filled in; ids are numbers. */
const fill = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? '4711');

it('names the same pages as the manifest', () => {
  expect([...kinds.keys()].sort()).toEqual(MANIFEST_PAGES.map(({ name }) => name).sort());
});

it.each(MANIFEST_PAGES)(
  'knows who may see $name, and on which brands',
  ({ name, auth, brands }) => {
    const kind = kinds.get(name);
    expect({ auth: kind?.auth, brands: kind?.brands ?? [...BRANDS] }).toEqual({ auth, brands });
  },
);

const manifestPaths = MANIFEST_PAGES.flatMap(({ name, paths }) =>
  paths.map((path) => ({ name, path })),
);

it.each(manifestPaths)('finds $name at $path', ({ name, path }) => {
  const sentOn = SENT_ON[path];
  const found = matchPage(sentOn ? `${path}${sentOn.query}` : fill(path));
  if (sentOn) expect(found).toEqual({ redirect: sentOn.redirect });
  else expect(found).toMatchObject({ kind: name });
});

const contractPaths = [...kinds].flatMap(([name, { paths }]) =>
  paths.map((path) => ({ name, path })),
);

it.each(contractPaths)('has no path of its own: $path of $name', ({ name, path }) => {
  const known = MANIFEST_PAGES.find((page) => page.name === name)?.paths ?? [];
  const { match } = compilePathPattern(path);
  expect(known.some((candidate) => candidate === path || match(fill(candidate)))).toBe(true);
});
