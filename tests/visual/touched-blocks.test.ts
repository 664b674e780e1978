import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { beforeAll, expect, it } from 'vitest';
import { findTouchedBlocks, type Importers, readImporters } from './touched-blocks.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BLOCKS = Object.entries(blockDefinitions).map(([type, { messages = [] }]) => ({
  type,
  messages,
}));
let importers: Importers = new Map();
const touchedBy = (...files: string[]) => findTouchedBlocks(files, importers, BLOCKS);

beforeAll(async () => {
  importers = await readImporters(ROOT);
});

it('a file in the folder of a block touches that block alone', () => {
  expect(touchedBy('packages/blocks/src/job-fit/job-fit.styles.ts')).toEqual(['job-fit']);
});

it('a shared file touches every block that imports it, also through others', () => {
  const touched = touchedBy('packages/blocks/src/shared/person/person-mark.styles.ts');
  expect(touched).toEqual(expect.arrayContaining(['chat-room', 'recruiter-jobs']));
  expect(touched).not.toContain('faq');
});

it('a message touches the blocks that show its area', () => {
  expect(touchedBy('layouts/messages/en-IN/fit.json')).toEqual(['job-fit']);
});

it('the theme, the renderer and packages touch every block', () => {
  const all = BLOCKS.map(({ type }) => type);
  expect(touchedBy('packages/theme/src/space.ts')).toEqual(all);
  expect(touchedBy('renderer/src/page/page-shell.tsx')).toEqual(all);
  expect(touchedBy('package-lock.json')).toEqual(all);
});

it('tests, fixtures, documents and the servers touch none', () => {
  expect(
    touchedBy(
      'packages/blocks/src/faq/faq.test.tsx',
      'packages/blocks/src/faq/faq.fixtures.ts',
      'renderer/README.md',
      'docs/layouts.md',
      'bff/src/app.ts',
      'packages/services/src/app.ts',
    ),
  ).toEqual([]);
});
