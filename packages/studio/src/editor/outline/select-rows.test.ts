import { beforeEach, expect, it } from 'vitest';
import { editedPage } from '../model/edited-page.fixtures.ts';
import { exampleTypes } from '../model/example-types.fixtures.ts';
import { applySelection, type Input, NO_INPUT } from './select-rows.ts';

const done: unknown[] = [];
const actions = {
  now: () => ({ draft: editedPage, scope: null, types: exampleTypes, selection: ['jobs', 'box'] }),
  select: (id: string | null) => void done.push(['select', id]),
  extend: (id: string) => void done.push(['extend', id]),
  toggle: (id: string) => void done.push(['toggle', id]),
  selectSeveral: (ids: readonly string[]) => void done.push(['selectSeveral', ids]),
};
const report = (keys: readonly string[], input: Partial<Input>) =>
  applySelection(new Set(keys), { ...NO_INPUT, ...input }, actions, (key) => !key.includes('.'));

beforeEach(() => {
  done.length = 0;
});

it.each([
  ['an arrow key', {}],
  ['a press', { row: 'box.main' }],
  ['an arrow key with Shift', { shiftKey: true }],
])('%s at a row that is no block leaves the selection', (_, input) => {
  report(['box.main'], input);
  expect(done).toEqual([]);
});

it.each([
  ['a press selects one row', ['jobs', 'box', 'intro'], { row: 'intro' }, ['select', 'intro']],
  ['a press by touch selects a row that it takes out', ['jobs'], { row: 'box' }, ['select', 'box']],
  ['a row that is not reported does not count', ['intro'], { row: 'outro' }, ['select', 'intro']],
  ['a key selects the last row', ['intro'], {}, ['select', 'intro']],
  ['Shift extends', ['jobs', 'box'], { row: 'box', shiftKey: true }, ['extend', 'box']],
  ['Ctrl toggles', ['jobs'], { row: 'box', ctrlKey: true }, ['toggle', 'box']],
  [
    'Shift with a key selects several',
    ['jobs', 'box.main', 'box'],
    { shiftKey: true },
    ['selectSeveral', ['jobs', 'box']],
  ],
] as const)('%s', (_, keys, input, expected) => {
  report(keys, input);
  expect(done).toEqual([expected]);
});
