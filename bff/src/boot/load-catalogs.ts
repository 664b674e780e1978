import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlockCatalogs, parseBlockCatalogs } from '@broadsheet/contract/block-catalog';

/** Loads the catalogs from the renderer's builds, oldest first. Throws when one is broken, with its file. */
export const loadCatalogs = async (rendererDir: string): Promise<BlockCatalogs> => {
  const file = join(rendererDir, 'server', 'catalogs.json');
  try {
    return parseBlockCatalogs(JSON.parse(await readFile(file, 'utf8')), 'catalogs.json');
  } catch (cause) {
    throw new Error(`the renderer's block catalogs could not be read from ${file}`, { cause });
  }
};
