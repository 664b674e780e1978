import { readdirSync, readFileSync } from 'node:fs';
import { blockFixtures } from '@broadsheet/blocks/fixtures';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { parseBlockCatalog } from '@broadsheet/contract/block-catalog';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { typeAtVersion } from '@broadsheet/layout-engine/rename-types';
import { expect, it } from 'vitest';
import { downgradeFaults } from './downgrades.ts';

const CATALOGS = new URL('../../renderer/catalogs/', import.meta.url);

it('brings every fixture of every block back to each version that is still served', () => {
  expect(downgradeFaults(blockDefinitions, blockFixtures)).toEqual([]);
});

it('renders every block type that a catalog knows in its version or one that a downgrade leads to', () => {
  for (const file of readdirSync(CATALOGS)) {
    const { id, blocks } = parseBlockCatalog(
      JSON.parse(readFileSync(new URL(file, CATALOGS), 'utf8')),
      file,
    );
    const lost = Object.values(blockDefinitions).filter((definition) => {
      const { version: today, downgrades = [] } = definition;
      const isKnown = Array.from({ length: today }, (_, at) =>
        typeAtVersion(definition, at + 1),
      ).some((type) => blocks[type] !== undefined);
      // A newer type has its fallback, or is dropped.
      if (!isKnown) return false;
      const served = [0, ...downgrades.map((_, index) => index + 1)].map((back) => today - back);
      return !served.some((version) => blocks[typeAtVersion(definition, version)] === version);
    });
    expect([id, lost.map(({ type }) => type)]).toEqual([id, []]);
  }
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
