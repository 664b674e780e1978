import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('./thumbnails/', import.meta.url);
const BLOCKS = new URL('../../../../blocks/src/', import.meta.url);
const MAX_BYTES = 6_000;
/** They are empty by themselves, or no wider than a button. */
const WITHOUT = ['filter-sheet', 'search-sheet', 'split'];

const types = readdirSync(BLOCKS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);
const files = readdirSync(FOLDER);

it('every block type that shows something by itself has a picture in the palette, and no other', () => {
  expect(files.sort()).toEqual(
    types
      .filter((type) => !WITHOUT.includes(type))
      .map((type) => `${type}.webp`)
      .sort(),
  );
});

it('each is a small WebP', () => {
  for (const name of files) {
    const url = new URL(name, FOLDER);
    expect([name, statSync(url).size < MAX_BYTES]).toEqual([name, true]);
    expect(readFileSync(url).subarray(8, 12).toString()).toBe('WEBP');
  }
});
