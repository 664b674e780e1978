import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlockCatalogs, parseBlockCatalogs } from '@broadsheet/contract/block-catalog';

/** Loads the catalogs that the renderer's build left, oldest first. Throws when one is broken, naming the place. */
export const loadCatalogs = async (rendererDir: string): Promise<BlockCatalogs> => {
  const file = join(rendererDir, 'server', 'catalogs.json');
  try {
    return parseBlockCatalogs(JSON.parse(await readFile(file, 'utf8')), 'catalogs.json');
  } catch (cause) {
    throw new Error(`the renderer's block catalogs could not be read from ${file}`, { cause });
  }
};
