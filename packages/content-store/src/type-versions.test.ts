import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it } from 'vitest';
import { exampleContent } from './example-content.ts';
import { open, write } from './test-store.fixture.ts';

const grow = (definition: BlockDefinition | undefined): Record<string, BlockDefinition> => {
  if (!definition) throw new Error('there is no such example');
  const { type, version, migrations = [] } = definition;
  const asBefore = (settings: Record<string, unknown>) => settings;
  return {
    [type]: { ...definition, version: version + 1, migrations: [...migrations, asBefore] },
  };
};

it('a new version of a type changes the revision of pages that show it, be it as a fallback', async () => {
  const home = {
    page: 'home',
    blocks: { a: { type: 'text', fallback: { type: 'aged', version: 2 } } },
    order: ['a'],
  };
  const dir = await write(exampleContent({ 'layouts/home.json': JSON.stringify(home) }));
  const revisionWith = async (grown: Record<string, BlockDefinition>) => {
    const definitions = { ...exampleDefinitions, ...grown };
    const { store } = await open(dir, { definitions, watch: false });
    return store.current().pages.get('home')?.revision;
  };
  const today = await revisionWith({});
  expect(await revisionWith({})).toBe(today);
  expect(await revisionWith(grow(exampleDefinitions.text))).not.toBe(today);
  expect(await revisionWith(grow(exampleDefinitions.aged))).not.toBe(today);
  expect(await revisionWith(grow(exampleDefinitions.jobs))).toBe(today);
});
