import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { loadContent } from '@broadsheet/content-store/load-content';
import { readContentFiles } from '@broadsheet/content-store/read-content-files';
import { ANYBODY, type Audience, COHORTS } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { NO_ARMS } from '@broadsheet/contract/experiments';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';
import { isLandingName, isPageName } from '@broadsheet/contract/page-name';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import { expect, it } from 'vitest';

const NOW = Date.parse('2026-11-21T09:00:00+05:30');

const root = fileURLToPath(new URL('../..', import.meta.url));
const { pages } = loadContent(await readContentFiles(root), blockDefinitions);
const kinds = Object.entries<PageKindDefinition>(PAGE_KINDS).flatMap(([kind, definition]) =>
  isPageName(kind) ? [[kind, definition] as const] : [],
);
const cases = kinds.flatMap(([kind, { brands = BRANDS }]) =>
  brands.map((brand) => ({ kind, brand })),
);

it('there is a sound layout of every kind of page', () => {
  const names = [...pages.keys()].filter((name) => !isLandingName(name));
  expect(names.sort()).toEqual(kinds.map(([kind]) => kind).sort());
});

it.each(cases)(
  '$kind of $brand has a plan for a seeker, from the account to the footer',
  (each) => {
    const page = pages.get(each.kind);
    if (!page) throw new Error(`${each.kind} has no layout without a fault`);
    const seeker = {
      brand: each.brand,
      cohort: 'perfectMatch',
      experienceBand: 4,
      membership: 'basic',
      device: 'phone',
      city: null,
      category: null,
      crawler: false,
    } as const;
    const types = selectPlan(page.compiled, seeker, NO_ARMS, NOW).blocks.map(({ type }) => type);
    expect(types.length).toBeGreaterThan(2);
    expect(types.slice(0, 2)).toEqual(['account-menu', 'site-header']);
    // Checkout and registration have no bar.
    expect(types.filter((type) => type !== 'bottom-bar').at(-1)).toBe('site-footer');
  },
);

/** The position of the prompt among the blocks of a page; -1: absent. */
const promptOf = (kind: 'home' | 'jobfeed', audience: Partial<Audience>) => {
  const page = pages.get(kind);
  if (!page) throw new Error(`${kind} has no layout without a fault`);
  const { blocks } = selectPlan(page.compiled, { ...ANYBODY, ...audience }, NO_ARMS, NOW);
  const types = blocks.map(({ type }) => type);
  const jobs = types.indexOf(kind === 'home' ? 'picked-jobs' : 'split');
  return { prompt: types.indexOf('profile-prompt'), jobs };
};

it.each(BRANDS)('home of %s has a prompt for each cohort', (brand) => {
  for (const cohort of COHORTS)
    expect(promptOf('home', { brand, cohort }).prompt).toBeGreaterThan(0);
});

it.each(BRANDS)('jobfeed of %s asks before its jobs, thanks and helps after them', (brand) => {
  const seekers = COHORTS.map((cohort) => {
    const { prompt, jobs } = promptOf('jobfeed', { brand, cohort });
    return [cohort, prompt === -1 ? 'nowhere' : prompt < jobs ? 'before' : 'after'];
  });
  expect(Object.fromEntries(seekers)).toEqual({
    experienceMissing: 'before',
    parserMismatch: 'before',
    freshers: 'after',
    profileUpdateSuccess: 'after',
    perfectMatch: 'after',
    none: 'nowhere',
  });
});
