import { expect, it } from 'vitest';
import { exampleTypes } from '../editor/model/example-types.fixtures.ts';
import { describeLayouts } from './describe-layouts.ts';

const aged = exampleTypes.get('aged');
if (!aged) throw new Error('there is an example of two versions');
const TYPES = new Map([...exampleTypes, ['elder', { ...aged, renamedFrom: 'elder' }] as const]);

const differ = (before: object, after: object) => {
  const [was, is] = [before, after].map((block) => ({
    page: 'home',
    blocks: { block },
    order: ['block'],
  }));
  if (!was || !is) throw new Error('there are two pages');
  return describeLayouts(was, is, TYPES);
};

const OLD = { type: 'aged', settings: { heading: 'Hi' } };
const NEW = { type: 'aged', version: 2, settings: { title: 'Hi' } };

it.each([
  [
    'of an update',
    OLD,
    NEW,
    ['Block “Aged” was updated to its newest version. See Details for its settings.'],
  ],
  [
    'of an update to another name too',
    { ...OLD, type: 'elder' },
    NEW,
    ['Block “Aged” was updated to its newest version. See Details for its settings.'],
  ],
  [
    'of an update without settings',
    { type: 'aged' },
    { type: 'aged', version: 2 },
    ['Block “Aged” was updated to its newest version.'],
  ],
  [
    'of the way back',
    NEW,
    OLD,
    ['Block “Aged” was taken back to an earlier version. See Details for its settings.'],
  ],
  ['of a new name alone', { ...NEW, type: 'elder' }, NEW, []],
  [
    'of a new name and a setting',
    { ...NEW, type: 'elder' },
    { ...NEW, settings: { title: 'Hello' } },
    ['“Aged”: Heading changed from “Hi” to “Hello”.'],
  ],
  ['of another type', NEW, { type: 'single' }, ['Block “Single” is now “Single” (was “Aged”).']],
])('says one thing %s', (_, before, after, sentences) => {
  expect(differ(before, after)).toEqual(sentences);
});
