import { ANYBODY } from '@broadsheet/contract/audience';
import {
  type BlockDefinitions,
  defineBlock,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import { NO_ARMS } from '@broadsheet/contract/experiments';
import type { Layout } from '@broadsheet/contract/layout';
import Type from 'typebox';
import { expect, it } from 'vitest';
import { compileLayout } from './compile-layout.ts';
import { exampleDefinitions } from './example-definitions.ts';
import { parseLayout } from './parse-layout.ts';
import { proveLayout } from './prove-layout.ts';
import { findEarlierTypeNames, renameTypes } from './rename-types.ts';
import { selectPlan } from './select-plan.ts';

const settings = Type.Object({ text: Type.String({ default: '' }) });
const { box } = exampleDefinitions;
if (!box) throw new Error('the examples hold a box');
const definitions: BlockDefinitions = {
  box,
  fresh: defineBlock({
    type: 'fresh',
    version: 3,
    renamedFrom: { type: 'stale', version: 2 },
    title: 'Fresh',
    description: 'Was called stale.',
    settings,
    data: Type.Object({}),
    hydrate: 'never',
    migrations: [({ label }) => ({ text: label }), sameSettings],
    downgrades: [
      {
        settings,
        data: Type.Object({}),
        downgradeSettings: sameSettings,
        downgradeData: (data) => data,
      },
    ],
  }),
};
const TEXT = `{
  "page": "home",
  "blocks": {
    "old": { "type": "stale", "settings": { "label": "Hello" } },
    "new": { "type": "box", "fallback": { "type": "stale", "version": 2 } }
  },
  "order": ["old", "new"]
}`;
const FILE = 'layouts/home.json';
const read = (): Layout => {
  const { layout } = parseLayout(FILE, TEXT);
  if (!layout) throw new Error('the text is a layout');
  return layout;
};

it('serves a layout with an earlier name as one with the name of today', () => {
  const renamed = renameTypes(read(), definitions);
  expect(Object.values(renamed.blocks).map(({ type }) => type)).toEqual(['fresh', 'box']);
  expect(renamed.blocks.new?.fallback).toEqual({ type: 'fresh', version: 2 });
  const task = { file: FILE, text: TEXT, brands: [], experiments: null, audiences: null };
  expect(proveLayout(task, definitions)).toEqual([]);
  const plan = selectPlan(compileLayout(renamed, definitions), ANYBODY, NO_ARMS, 0);
  expect(plan.blocks[0]).toMatchObject({ type: 'fresh', version: 3, settings: { text: 'Hello' } });
});

it('does not change a layout without earlier names', () => {
  const renamed = renameTypes(read(), definitions);
  expect(renameTypes(renamed, definitions)).toBe(renamed);
});

it('finds each earlier name at its position', () => {
  const { source } = parseLayout(FILE, TEXT);
  const finding = {
    file: FILE,
    code: 'BLOCK_TYPE_RENAMED',
    message: 'block type "stale" is now called "fresh"',
    mend: 'Write "fresh".',
  };
  expect(findEarlierTypeNames(read(), () => source, definitions)).toEqual([
    { ...finding, line: 4, column: 22 },
    { ...finding, line: 5, column: 51 },
  ]);
});

it('gives a client of an earlier catalog the earlier name, and the loader the current settings', () => {
  const compiled = compileLayout(renameTypes(read(), definitions), definitions);
  const plan = selectPlan(compiled, ANYBODY, NO_ARMS, 0, new Set(['stale@2']));
  expect(plan.blocks[0]).toEqual({
    id: 'old',
    type: 'fresh',
    servedType: 'stale',
    version: 2,
    settings: { text: 'Hello' },
    loaderSettings: { text: 'Hello' },
  });
  expect(plan.blocks.map(({ servedType }) => servedType)).toEqual(['stale', 'stale']);
});

it('refuses a rename that no version brought', () => {
  const define = () =>
    defineBlock({
      type: 'fresh',
      version: 1,
      renamedFrom: { type: 'stale', version: 1 },
      title: 'Fresh',
      description: 'Was called stale.',
      settings,
      data: Type.Object({}),
      hydrate: 'never',
    });
  expect(define).toThrow('block fresh: version 1 is not above 1, the last of stale');
});
