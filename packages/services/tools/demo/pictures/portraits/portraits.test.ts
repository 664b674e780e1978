import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fileOfImage } from '@broadsheet/content-store/image-files';
import { imageOfAddress } from '@broadsheet/contract/media';
import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIRST_NAMES } from '../../market/name-parts.ts';
import { PORTRAITS } from '../picture-list.ts';
import { kindOfName } from './kind-of-name.ts';
import { loadPortraits } from './load-portraits.ts';

const ROOT = fileURLToPath(new URL('../../../../../../', import.meta.url));
const MAX_BYTES = 4_096;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

const read = () =>
  opened.database
    .selectFrom('recruiters')
    .select(['id', 'name', 'portrait'])
    .orderBy('id')
    .execute();

it('each is another light square image', async () => {
  const digests = [...PORTRAITS.woman, ...PORTRAITS.man];
  expect(new Set(digests).size).toBe(digests.length);
  for (const digest of digests) {
    const file = `${ROOT}${fileOfImage(digest)}`;
    expect((await stat(file)).size).toBeLessThanOrEqual(MAX_BYTES);
    const { width, height, hasAlpha } = await sharp(await readFile(file)).metadata();
    expect([width, height, hasAlpha]).toEqual([160, 160, false]);
  }
});

it('names of the demo mean a woman, a man, or either', () => {
  const kinds = FIRST_NAMES.map((name) => kindOfName(`${name} Rao`));
  const count = (kind: 'woman' | 'man' | null) => kinds.filter((each) => each === kind).length;
  expect(count('woman')).toBeGreaterThan(30);
  expect(count('man')).toBeGreaterThan(30);
  expect(FIRST_NAMES.filter((_, index) => kinds[index] === null)).toEqual([
    'Harpreet',
    'Jaspreet',
    'Jyoti',
    'Kiran',
    'Manpreet',
    'Tenzin',
  ]);
});

it('most recruiters have one that suits their name, and a portrait of their own is left alone', async () => {
  const { database } = opened;
  const [first] = await read();
  const own = `/media/${'c'.repeat(64)}.webp`;
  await database.updateTable('recruiters').set({ portrait: null }).execute();
  await database
    .updateTable('recruiters')
    .set({ portrait: own })
    .where('id', '=', first?.id ?? 0)
    .execute();
  await database.deleteFrom('loads').where('name', '=', 'demo-portraits').execute();
  await loadPortraits(database);
  const [known, ...others] = await read();
  expect(known?.portrait).toBe(own);
  const shown = others.filter(({ portrait }) => portrait !== null);
  expect(shown.length).toBeGreaterThan(others.length * 0.5);
  expect(shown.length).toBeLessThan(others.length * 0.9);
  for (const { name, portrait } of shown) {
    const kind = kindOfName(name);
    expect(kind && PORTRAITS[kind]).toContain(imageOfAddress(portrait ?? ''));
  }
  await database.updateTable('recruiters').set({ portrait: null }).execute();
  await loadPortraits(database);
  expect((await read()).every(({ portrait }) => portrait === null)).toBe(true);
});
