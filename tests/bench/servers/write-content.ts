import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOME_LAYOUT, isLayout, plainHome } from './home-layouts.ts';
import { ROOT } from './root.ts';

/**
 * Copies the site's content into a new folder.
 * @param home the number of personal cards on the public home page; `as it is` leaves it unchanged.
 */
export const writeContent = async (parent: string, home: number | 'as it is'): Promise<string> => {
  const dir = await mkdtemp(join(parent, 'content-'));
  for (const folder of ['layouts', 'brand-configs'])
    await cp(join(ROOT, folder), join(dir, folder), { recursive: true });
  if (home === 'as it is') return dir;
  const file = join(dir, HOME_LAYOUT);
  const layout: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isLayout(layout)) throw new Error(`${HOME_LAYOUT} is not a layout`);
  await writeFile(file, JSON.stringify(plainHome(layout, home)));
  return dir;
};
