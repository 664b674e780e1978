import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { expect, it } from 'vitest';
import { formatReference } from './reference-files.ts';

const ROOT = new URL('../../../', import.meta.url);
const files = formatReference(blockDefinitions);
const read = (path: string): string | null => {
  const url = new URL(path, ROOT);
  return existsSync(url) ? readFileSync(url, 'utf8') : null;
};

it('the committed reference is what npm run reference writes', () => {
  const stale = [...files].filter(([path, text]) => read(path) !== text).map(([path]) => path);
  expect(stale).toEqual([]);
  expect(readdirSync(new URL('docs/blocks/', ROOT))).toHaveLength(files.size - 1);
});
