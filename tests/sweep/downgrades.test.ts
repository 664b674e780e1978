import { blockFixtures } from '@broadsheet/blocks/fixtures';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it } from 'vitest';
import { downgradeFaults } from './downgrades.ts';

it('brings every fixture of every block back to each version that is still served', () => {
  expect(downgradeFaults(blockDefinitions, blockFixtures)).toEqual([]);
});

const faultsOf = (fixtures: Record<string, { settings: object; data: unknown }>) =>
  downgradeFaults(exampleDefinitions, { aged: fixtures });

it('is content where fixtures run through every downgrade', () => {
  expect(faultsOf({ usual: { settings: { title: 'Old' }, data: {} } })).toEqual([]);
});

it('misses a downgrade that no fixture exercises', () => {
  expect(faultsOf({})).toEqual(['aged: no fixture exercises the downgrade from 2']);
});

it('tells the fixture whose settings or data do not arrive', () => {
  expect(
    faultsOf({
      usual: { settings: { title: 'Old' }, data: {} },
      empty: { settings: { title: '' }, data: {} },
      odd: { settings: { title: 'Odd' }, data: 7 },
    }),
  ).toEqual([
    'aged, empty: settings do not arrive at version 1',
    'aged, odd: data of aged as version 1: / must be object',
  ]);
});
