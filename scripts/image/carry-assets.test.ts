import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carryAssets } from './carry-assets.mjs';

let folder = '';
const build = (name: string, own: readonly string[], more: readonly string[] = []): string => {
  const client = join(folder, name);
  for (const part of ['.vite', 'assets']) mkdirSync(join(client, part), { recursive: true });
  const [entry = '', ...css] = own.map((file) => `assets/${file}`);
  writeFileSync(
    join(client, '.vite/manifest.json'),
    JSON.stringify({ entry: { file: entry, css } }),
  );
  for (const file of [...own, ...more]) writeFileSync(join(client, 'assets', file), name);
  return client;
};
const filesOf = (client: string) => readdirSync(join(client, 'assets')).sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carry-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lays the files of the last build, compressed or not, beside those of this one', () => {
  const before = build('before', ['a-1.js', 'style-1.css'], ['a-1.js.br', 'a-1.js.gz']);
  const client = build('client', ['a-2.js', 'style-1.css']);
  expect(carryAssets(before, client)).toEqual([
    'assets/a-1.js',
    'assets/a-1.js.br',
    'assets/a-1.js.gz',
  ]);
  expect(filesOf(client)).toEqual(['a-1.js', 'a-1.js.br', 'a-1.js.gz', 'a-2.js', 'style-1.css']);
  expect(readFileSync(join(client, 'assets/style-1.css'), 'utf8')).toBe('client');
});

it('leaves behind what the last build has itself carried', () => {
  const before = build('before', ['a-2.js'], ['a-1.js']);
  const client = build('client', ['a-3.js']);
  carryAssets(before, client);
  expect(filesOf(client)).toEqual(['a-2.js', 'a-3.js']);
});

it('carries nothing for the first build', () => {
  const client = build('client', ['a-1.js']);
  mkdirSync(join(folder, 'nothing'));
  expect(carryAssets(join(folder, 'nothing'), client)).toEqual([]);
});
