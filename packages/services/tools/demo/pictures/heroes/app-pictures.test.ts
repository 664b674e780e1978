import { readFile } from 'node:fs/promises';
import { addressOfImage } from '@broadsheet/contract/media';
import { expect, it } from 'vitest';
import { APP_PICTURES } from '../picture-list.ts';
import { renderAppPictures } from './app-pictures.ts';

it('has a picture of the app of each brand in both sizes, which the layout of its page names', async () => {
  const layout = await readFile(
    new URL('../../../../../../layouts/app.json', import.meta.url),
    'utf8',
  );
  for (const { name } of renderAppPictures())
    for (const digest of Object.values(APP_PICTURES[name]))
      expect(layout).toContain(addressOfImage(digest));
});
