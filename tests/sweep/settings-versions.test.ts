import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { type BlockDefinitions, sameSettings } from '@broadsheet/contract/block-definition';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it } from 'vitest';
import { type SettingsFixtures, settingsVersionFaults } from './settings-versions.ts';

const BLOCKS = fileURLToPath(new URL('../../packages/blocks/src', import.meta.url));

const readFixtures = async (): Promise<SettingsFixtures> => {
  const files = await readdir(BLOCKS, { recursive: true });
  const names = files.filter((file) => /^[a-z0-9-]+\/settings-v\d+\.json$/.test(file));
  const texts = names.map(
    async (name): Promise<[string, Record<string, unknown>]> => [
      name,
      JSON.parse(await readFile(join(BLOCKS, name), 'utf8')),
    ],
  );
  return new Map(await Promise.all(texts));
};

it('has settings of each earlier version of every block, and migrates them', async () => {
  expect(settingsVersionFaults(blockDefinitions, await readFixtures())).toEqual([]);
});

const faultsOf = (fixtures: Record<string, Record<string, unknown>>) =>
  settingsVersionFaults(exampleDefinitions, new Map(Object.entries(fixtures)));

it('is content where a fixture runs through every migration', () => {
  expect(faultsOf({ 'aged/settings-v1.json': { heading: 'Old' } })).toEqual([]);
});

const rename = ({ heading, ...rest }: Record<string, unknown>) => ({ ...rest, title: heading });
const bothVersions: SettingsFixtures = new Map([
  ['aged/settings-v1.json', { heading: 'Old' }],
  ['aged/settings-v2.json', { title: 'Old' }],
]);

it('misses a fixture, and the migration that none exercises', () => {
  const unexercised = 'aged: no fixture exercises the migration from 1';
  expect(faultsOf({})).toEqual(['aged/settings-v1.json is missing', unexercised]);
});

it('asks no fixture to change by a migration that leaves settings as they are', () => {
  const faultsWith = (migrate: typeof sameSettings) => {
    const aged = { ...exampleDefinitions.aged, version: 3, migrations: [rename, migrate] };
    const definitions = { aged } as unknown as BlockDefinitions;
    return settingsVersionFaults(definitions, bothVersions);
  };
  expect(faultsWith(sameSettings)).toEqual([]);
  expect(faultsWith((settings) => settings)).toEqual([
    'aged: no fixture exercises the migration from 2',
  ]);
});

it('tells a fixture that does not fit today, and one that is of no earlier version', () => {
  expect(
    faultsOf({
      'aged/settings-v1.json': { heading: 'far too long for the twenty' },
      'text/settings-v1.json': {},
    }),
  ).toEqual([
    'aged/settings-v1.json does not fit: /title must not have more than 20 characters',
    'text/settings-v1.json is of no earlier version',
  ]);
});
