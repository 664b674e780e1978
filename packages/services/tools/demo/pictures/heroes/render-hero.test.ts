import { readFile, stat } from 'node:fs/promises';
import { fileOfImage } from '@broadsheet/content-store/image-files';
import { addressOfImage } from '@broadsheet/contract/media';
import { expect, it } from 'vitest';
import { HEROES } from '../picture-list.ts';
import { renderHeroes } from './render-hero.ts';

it('has a picture for the search of each brand, which the layout of home names', async () => {
  const layout = await readFile(
    new URL('../../../../../../layouts/home.json', import.meta.url),
    'utf8',
  );
  for (const { name } of renderHeroes())
    for (const digest of Object.values(HEROES[name]))
      expect(layout).toContain(addressOfImage(digest));
});

it('has pictures for phones that cost at most 6 kB', async () => {
  for (const { narrow } of Object.values(HEROES)) {
    const { size } = await stat(
      new URL(`../../../../../../${fileOfImage(narrow)}`, import.meta.url),
    );
    expect(size).toBeLessThanOrEqual(6_000);
  }
});
