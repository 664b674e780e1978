import { readFile } from 'node:fs/promises';
import { addressOfImage } from '@broadsheet/contract/media';
import { expect, it } from 'vitest';
import { HEROES } from '../picture-list.ts';
import { renderHeroes } from './render-hero.ts';

it('has a picture for the search of each brand, which the layout of home names', async () => {
  const layout = await readFile(
    new URL('../../../../../../layouts/home.json', import.meta.url),
    'utf8',
  );
  for (const { name } of renderHeroes()) expect(layout).toContain(addressOfImage(HEROES[name]));
});
