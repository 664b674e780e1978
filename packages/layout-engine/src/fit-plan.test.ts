import type { Audience } from '@broadsheet/contract/audience';
import type { Layout } from '@broadsheet/contract/layout';
import { expect, it } from 'vitest';
import { compileLayout } from './compile-layout.ts';
import { exampleDefinitions } from './example-definitions.ts';
import type { PlanBlock } from './plan.ts';
import { selectPlan } from './select-plan.ts';

const visitor: Audience = {
  brand: 'tech',
  cohort: 'none',
  experienceBand: 1,
  membership: 'visitor',
  device: 'desktop',
  city: null,
  category: null,
  crawler: false,
};

/** `frame` holds `inner` holds `old` and `words`; `jobs` stands beside. */
const layoutWith = (fallbacks: Record<string, Layout['blocks'][string]['fallback']>): Layout => ({
  page: 'home',
  blocks: {
    frame: { type: 'box', slots: { main: ['inner'] }, fallback: fallbacks.frame },
    inner: { type: 'box', slots: { main: ['old', 'words'] }, fallback: fallbacks.inner },
    old: { type: 'aged', version: 2, fallback: fallbacks.old },
    words: { type: 'text' },
    jobs: { type: 'jobs', fallback: fallbacks.jobs },
  },
  order: ['frame', 'jobs'],
});

const outline = (blocks: readonly PlanBlock[]): string =>
  blocks
    .map(({ id, type, slots }) => `${id}:${type}${slots ? `(${outline(slots.main ?? [])})` : ''}`)
    .join(' ');

const fitted = (
  fallbacks: Parameters<typeof layoutWith>[0],
  catalog: readonly string[],
): [outline: string, dropped: number] => {
  const compiled = compileLayout(layoutWith(fallbacks), exampleDefinitions);
  const plan = selectPlan(compiled, visitor, 0, new Set(catalog));
  return [outline(plan.blocks), plan.dropped];
};

const ALL = ['aged@2', 'box@1', 'jobs@1', 'text@1'];
const WITHOUT_AGED = ['aged@1', 'box@1', 'jobs@1', 'text@1'];
const words = { type: 'text', settings: { title: 'Words' } };

it('is the plan itself for a client that can draw all of it', () => {
  const compiled = compileLayout(layoutWith({}), exampleDefinitions);
  const plan = selectPlan(compiled, visitor, 0);
  expect(selectPlan(compiled, visitor, 0, new Set(ALL))).toBe(plan);
});

it('puts the own fallback in the place of a block whose version the client lacks', () => {
  expect(fitted({ old: words, frame: 'drop' }, WITHOUT_AGED)).toEqual([
    'frame:box(inner:box(old:text words:text)) jobs:jobs',
    0,
  ]);
});

it('fills in the settings of a fallback', () => {
  const compiled = compileLayout(layoutWith({ jobs: words }), exampleDefinitions);
  const plan = selectPlan(compiled, visitor, 0, new Set(['box@1', 'text@1', 'aged@2']));
  expect(plan.blocks[1]).toEqual({
    id: 'jobs',
    type: 'text',
    version: 1,
    settings: { title: 'Words', limit: 5 },
  });
});

it('leaves a block out where its fallback says so', () => {
  expect(fitted({ old: 'drop' }, WITHOUT_AGED)).toEqual([
    'frame:box(inner:box(words:text)) jobs:jobs',
    0,
  ]);
});

it("lets the nearest ancestor's fallback stand for the whole", () => {
  expect(fitted({ inner: words, frame: 'drop' }, WITHOUT_AGED)).toEqual([
    'frame:box(inner:text) jobs:jobs',
    0,
  ]);
  expect(fitted({ frame: words }, WITHOUT_AGED)).toEqual(['frame:text jobs:jobs', 0]);
});

it('passes over a fallback that the client lacks too', () => {
  expect(fitted({ old: { type: 'single' }, frame: words }, WITHOUT_AGED)).toEqual([
    'frame:text jobs:jobs',
    0,
  ]);
});

it('drops and counts what nothing stands in for', () => {
  expect(fitted({}, WITHOUT_AGED)).toEqual(['frame:box(inner:box(words:text)) jobs:jobs', 1]);
  expect(fitted({}, ['text@1'])).toEqual(['', 2]);
});

it('gives plans that differ keys that differ, and keeps them', () => {
  const compiled = compileLayout(layoutWith({ jobs: words }), exampleDefinitions);
  const catalog = new Set(['aged@2', 'box@1', 'text@1']);
  const plan = selectPlan(compiled, visitor, 0, catalog);
  expect(selectPlan(compiled, visitor, 0, catalog)).toBe(plan);
  const keys = [[], ['text@1'], catalog, ALL].map(
    (each) => selectPlan(compiled, visitor, 0, new Set(each)).key,
  );
  expect(new Set(keys).size).toBe(4);
});
