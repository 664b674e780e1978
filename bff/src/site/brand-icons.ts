import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { MARK_ICON_NAMES, type MarkIconName, markIconFile } from '@broadsheet/theme/brand-mark';

/** The pictures of brands' marks that the renderer's build has rendered. */
export interface BrandIcons {
  /** Absent where the brand has changed its mark since the build. */
  readonly find: (brand: BrandConfig, name: MarkIconName) => Buffer | undefined;
  readonly list: (brand: BrandConfig) => readonly MarkIconName[];
}

const listFiles = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** @param clientDir the browser's half of a build; one without icons has none. */
export const loadBrandIcons = async (clientDir: string): Promise<BrandIcons> => {
  const folder = join(clientDir, 'icons');
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.png'));
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  );
  const find: BrandIcons['find'] = (brand, name) => files.get(markIconFile(brand, name));
  return {
    find,
    list: (brand) => MARK_ICON_NAMES.filter((name) => find(brand, name) !== undefined),
  };
};
