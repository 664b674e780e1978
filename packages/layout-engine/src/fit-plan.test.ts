import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import { NO_ARMS } from '@broadsheet/contract/experiments';
import type { FallbackBlock, Layout } from '@broadsheet/contract/layout';
import { describe, expect, it } from 'vitest';
import { compileLayout } from './compile-layout.ts';
import { exampleDefinitions } from './example-definitions.ts';
import type { Plan, PlanBlock } from './plan.ts';
import { selectPlan } from './select-plan.ts';

const visitor: Audience = ANYBODY;

/** `frame` contains `inner`, which contains `old` and `label`; `jobs` is their sibling. */
const layoutWith = (fallbacks: Record<string, Layout['blocks'][string]['fallback']>): Layout => ({
  page: 'home',
  blocks: {
    frame: { type: 'box', slots: { main: ['inner'] }, fallback: fallbacks.frame },
    inner: { type: 'box', slots: { main: ['old', 'label'] }, fallback: fallbacks.inner },
    old: { type: 'aged', version: 2, settings: { title: 'Old' }, fallback: fallbacks.old },
    label: { type: 'text' },
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
  const plan = fit(fallbacks, catalog);
  return [
    outline(plan.blocks),
    plan.unsupported.filter(({ outcome }) => outcome === 'dropped').length,
  ];
};
const fit = (fallbacks: Parameters<typeof layoutWith>[0], catalog: readonly string[]) => {
  const compiled = compileLayout(layoutWith(fallbacks), exampleDefinitions);
  return selectPlan(compiled, visitor, NO_ARMS, 0, new Set(catalog));
};

const ALL = ['aged@2', 'box@1', 'jobs@1', 'text@1'];
const WITHOUT_AGED = ['aged@3', 'box@1', 'jobs@1', 'text@1'];
const BEFORE = ['aged@1', 'box@1', 'jobs@1', 'text@1'];
const label = { type: 'text', settings: { title: 'Words' } };

it('is the plan itself for a client that supports all of it', () => {
  const compiled = compileLayout(layoutWith({}), exampleDefinitions);
  const plan = selectPlan(compiled, visitor, NO_ARMS, 0);
  expect(selectPlan(compiled, visitor, NO_ARMS, 0, new Set(ALL))).toBe(plan);
});

it('replaces a block whose version the client lacks by its own fallback', () => {
  expect(fitted({ old: label, frame: 'drop' }, WITHOUT_AGED)).toEqual([
    'frame:box(inner:box(old:text label:text)) jobs:jobs',
    0,
  ]);
});

it('fills in the settings of a fallback', () => {
  const compiled = compileLayout(layoutWith({ jobs: label }), exampleDefinitions);
  const plan = selectPlan(compiled, visitor, NO_ARMS, 0, new Set(['box@1', 'text@1', 'aged@2']));
  expect(plan.blocks[1]).toEqual({
    id: 'jobs',
    type: 'text',
    version: 1,
    settings: { title: 'Words', limit: 5 },
  });
});

it('drops a block where its fallback says so', () => {
  expect(fitted({ old: 'drop' }, WITHOUT_AGED)).toEqual([
    'frame:box(inner:box(label:text)) jobs:jobs',
    0,
  ]);
});

it("lets the nearest ancestor's fallback stand for the whole", () => {
  expect(fitted({ inner: label, frame: 'drop' }, WITHOUT_AGED)).toEqual([
    'frame:box(inner:text) jobs:jobs',
    0,
  ]);
  expect(fitted({ frame: label }, WITHOUT_AGED)).toEqual(['frame:text jobs:jobs', 0]);
});

it('passes over a fallback that the client lacks too', () => {
  expect(fitted({ old: { type: 'single' }, frame: label }, WITHOUT_AGED)).toEqual([
    'frame:text jobs:jobs',
    0,
  ]);
});

it('drops and reports a block without any fallback', () => {
  expect(fit({}, ['text@1']).unsupported).toEqual([
    { type: 'box', outcome: 'dropped' },
    { type: 'jobs', outcome: 'dropped' },
  ]);
  expect(fitted({}, WITHOUT_AGED)).toEqual(['frame:box(inner:box(label:text)) jobs:jobs', 1]);
  expect(fitted({}, ['text@1'])).toEqual(['', 2]);
});

it('reports the unsupported type, for a fallback and for nothing', () => {
  expect(fit({ old: 'drop', jobs: label }, ['box@1', 'text@1']).unsupported).toEqual([
    { type: 'aged', outcome: 'fallback' },
    { type: 'jobs', outcome: 'fallback' },
  ]);
  expect(fit({ frame: label }, WITHOUT_AGED).unsupported).toEqual([
    { type: 'box', outcome: 'fallback' },
  ]);
});

describe('a client that has an earlier version', () => {
  const oldOf = (plan: Plan) => plan.blocks[0]?.slots?.main?.[0]?.slots?.main?.[0];

  it('gets the block in that version, with what its loader needs', () => {
    const plan = fit({ old: 'drop', frame: label }, BEFORE);
    expect(oldOf(plan)).toEqual({
      id: 'old',
      type: 'aged',
      version: 1,
      settings: { heading: 'Old' },
      loaderSettings: { title: 'Old' },
    });
    expect(Object.isFrozen(oldOf(plan)?.settings)).toBe(true);
    expect(plan.unsupported).toEqual([]);
  });

  it('gets the fallback where the downgrade fails or is missing', () => {
    const layout = layoutWith({ old: label });
    const old = { ...layout.blocks.old, type: 'aged', settings: {} };
    const without = { ...exampleDefinitions.aged, downgrades: [] };
    const oldIn = (blocks: Layout['blocks'], definitions: object) =>
      oldOf(
        selectPlan(
          compileLayout({ ...layout, blocks }, { ...exampleDefinitions, ...definitions }),
          visitor,
          NO_ARMS,
          0,
          new Set(BEFORE),
        ),
      );
    expect(oldIn(layout.blocks, {})).toMatchObject({ type: 'aged', version: 1 });
    expect(oldIn({ ...layout.blocks, old }, {})).toMatchObject({ type: 'text' });
    expect(oldIn(layout.blocks, { aged: without })).toMatchObject({ type: 'text' });
  });

  it('gets a fallback of an earlier version as well', () => {
    const aged = { type: 'aged', version: 2, settings: { title: 'Before' } };
    const plan = fit({ jobs: aged }, ['aged@1', 'box@1', 'text@1']);
    expect(plan.blocks[1]).toMatchObject({ version: 1, settings: { heading: 'Before' } });
    expect(plan.key).not.toBe(fit({ jobs: aged }, ['aged@2', 'box@1', 'text@1']).key);
  });
});

describe('a fallback with slots and a fallback of its own', () => {
  const box = (
    main: readonly FallbackBlock[],
    more: Partial<FallbackBlock> = {},
  ): FallbackBlock => ({
    type: 'box',
    slots: { main: [...main] },
    ...more,
  });
  const outlineOf = (fallbacks: Parameters<typeof layoutWith>[0], catalog: readonly string[]) =>
    fitted(fallbacks, catalog)[0];

  it('brings the blocks in its slots, with ids of their own', () => {
    const plan = fit({ jobs: box([label, label]) }, ['aged@2', 'box@1', 'text@1']);
    expect(outline(plan.blocks.slice(1))).toBe('jobs:box(jobs.main.1:text jobs.main.2:text)');
    expect(plan.blocks[1]?.slots).toEqual({
      main: [
        { id: 'jobs.main.1', type: 'text', version: 1, settings: { title: 'Words', limit: 5 } },
        { id: 'jobs.main.2', type: 'text', version: 1, settings: { title: 'Words', limit: 5 } },
      ],
      aside: [],
    });
    expect(plan.unsupported).toEqual([{ type: 'jobs', outcome: 'fallback' }]);
  });

  it('is replaced by its own fallback where the client lacks it too', () => {
    const twice = { type: 'single', fallback: { type: 'card', fallback: label } };
    expect(outlineOf({ jobs: twice }, ['aged@2', 'box@1', 'text@1'])).toContain('jobs:text');
    expect(outlineOf({ jobs: twice }, ['aged@2', 'box@1', 'card@1', 'text@1'])).toContain(
      'jobs:card',
    );
    const nothing = { type: 'single', fallback: 'drop' } as const;
    expect(fitted({ jobs: nothing }, ['aged@2', 'box@1', 'text@1'])).toEqual([
      'frame:box(inner:box(old:aged label:text))',
      0,
    ]);
  });

  it('is replaced as a whole for a block inside it that nothing nearer replaces', () => {
    const catalog = ['aged@2', 'box@1', 'text@1'];
    expect(outlineOf({ jobs: box([{ type: 'single' }], { fallback: label }) }, catalog)).toContain(
      'jobs:text',
    );
    const nearer = box([{ type: 'single', fallback: 'drop' }, label], { fallback: label });
    expect(outlineOf({ jobs: nearer }, catalog)).toContain('jobs:box(jobs.main.2:text)');
  });

  it('drops and reports a block inside it that nothing replaces', () => {
    const plan = fit({ jobs: box([{ type: 'single' }, label]) }, ['aged@2', 'box@1', 'text@1']);
    expect(outline(plan.blocks.slice(1))).toBe('jobs:box(jobs.main.2:text)');
    expect(plan.unsupported).toEqual([
      { type: 'jobs', outcome: 'fallback' },
      { type: 'single', outcome: 'dropped' },
    ]);
  });

  it('leaves to a block further out what it cannot replace', () => {
    const lacking = box([{ type: 'single' }]);
    expect(outlineOf({ old: lacking, frame: label }, WITHOUT_AGED)).toBe('frame:text jobs:jobs');
    expect(outlineOf({ old: lacking }, WITHOUT_AGED)).toBe(
      'frame:box(inner:box(old:box() label:text)) jobs:jobs',
    );
  });

  it('may be another of its type, for what is inside', () => {
    expect(outlineOf({ inner: box([label]) }, WITHOUT_AGED)).toBe(
      'frame:box(inner:box(inner.main.1:text)) jobs:jobs',
    );
  });

  it('gives plans that differ only inside it different keys', () => {
    const jobs = box([
      { type: 'single', fallback: 'drop' },
      { type: 'card', fallback: 'drop' },
    ]);
    const catalogs = [[], ['single@1'], ['card@1'], ['single@1', 'card@1']];
    const keys = catalogs.map((more) => fit({ jobs }, ['aged@2', 'box@1', 'text@1', ...more]).key);
    expect(new Set(keys).size).toBe(4);
  });
});

it('gives different plans different keys, and memoises them', () => {
  const compiled = compileLayout(layoutWith({ jobs: label }), exampleDefinitions);
  const catalog = new Set(['aged@2', 'box@1', 'text@1']);
  const plan = selectPlan(compiled, visitor, NO_ARMS, 0, catalog);
  expect(selectPlan(compiled, visitor, NO_ARMS, 0, catalog)).toBe(plan);
  const keys = [[], ['text@1'], catalog, ALL].map(
    (each) => selectPlan(compiled, visitor, NO_ARMS, 0, new Set(each)).key,
  );
  expect(new Set(keys).size).toBe(4);
});
