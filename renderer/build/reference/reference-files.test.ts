import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { expect, it } from 'vitest';
import { WITHOUT_PICTURE } from './format-block-page.ts';
import { formatReference } from './reference-files.ts';

const ROOT = new URL('../../../', import.meta.url);
const MAX_BYTES = 12_000;
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

it('every block type has a small picture, which npm run pictures takes', () => {
  const folder = new URL('docs/images/blocks/', ROOT);
  const types = Object.keys(blockDefinitions).filter((type) => !WITHOUT_PICTURE.has(type));
  const pictures = readdirSync(folder);
  expect(pictures.sort()).toEqual(types.map((type) => `${type}.webp`).sort());
  expect(pictures.filter((name) => statSync(new URL(name, folder)).size > MAX_BYTES)).toEqual([]);
});
