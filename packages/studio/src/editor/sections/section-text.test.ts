import type { StudioSection } from '@broadsheet/contract/studio/section-calls';
import { expect, it } from 'vitest';
import { exampleTypes } from '../model/example-types.fixtures.ts';
import { describeSection, matchingSections, sectionFault } from './section-text.ts';

const section = (name: string, types: string[]): StudioSection => ({
  id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a01',
  name,
  by: { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a02', name: 'Asha' },
  createdAt: '2026-11-22T10:00:00.000Z',
  blocks: 3,
  types,
});
const diwali = section('Diwali offers', ['jobs', 'text']);
const holi = section('Holi', ['box']);

it('says who made it, and of what', () => {
  expect(describeSection(diwali, exampleTypes)).toBe('By Asha. 3 blocks: Jobs, Text');
});

it.each([
  ['diwali', [diwali]],
  ['ASHA holi', [holi]],
  ['box', [holi]],
  ['', [diwali, holi]],
  ['nobody', []],
])('finds by name, author and blocks: %s', (search, found) => {
  expect(matchingSections([diwali, holi], search, exampleTypes)).toEqual(found);
});

it.each([
  [diwali, null],
  [section('Partly', ['from-tomorrow', 'text']), null],
  [section('Alien', ['from-tomorrow']), 'This site has no block “from-tomorrow”.'],
  [section('Aliens', ['a-b', 'c-d']), 'This site has none of the blocks “a-b”, “c-d”.'],
] as const)('says why it cannot be used (%#)', (each, fault) => {
  expect(sectionFault(each, exampleTypes)).toBe(fault);
});
