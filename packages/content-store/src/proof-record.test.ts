import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import Type from 'typebox';
import { expect, it } from 'vitest';
import { createProofRecord, trustProofRecord } from './proof-record.ts';

const record = createProofRecord(['one', 'two'], 'build 1', exampleDefinitions);

it('vouches only for what was proved', () => {
  const isTrusted = trustProofRecord(record, 'build 1', exampleDefinitions);
  expect(['one', 'two', 'three', ''].map(isTrusted)).toEqual([true, true, false, false]);
});

it('vouches for nothing with another build of the checker', () => {
  expect(trustProofRecord(record, 'build 2', exampleDefinitions)('one')).toBe(false);
});

const text = exampleDefinitions.text;
if (!text) throw new Error('the example has no text block');
it.each<[string, BlockDefinitions]>([
  ['a setting', { ...exampleDefinitions, text: { ...text, settings: Type.Object({}) } }],
  ['a version', { ...exampleDefinitions, text: { ...text, version: 2 } }],
  ['a limit', { ...exampleDefinitions, text: { ...text, limit: 1 } }],
  ['a further type', { ...exampleDefinitions, more: { ...text, type: 'more' } }],
])('vouches for nothing once %s has changed', (_, definitions) => {
  expect(trustProofRecord(record, 'build 1', definitions)('one')).toBe(false);
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['another shape', { proven: 'all' }],
  ['words for hashes', { proven: ['one'] }],
  ['a field too many', { ...record, checker: 'x' }],
])('treats %s as no record', (_, value) => {
  expect(trustProofRecord(value, 'build 1', exampleDefinitions)('one')).toBe(false);
});
