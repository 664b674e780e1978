import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@broadsheet/contract/errors';
import { isStoredName, type MediaStore, requireStoredName } from './media-store.ts';

const PARTIAL = '.part';
/** Only the program may read it, and nobody may execute it. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** A media store in a folder, which replicas may share over a network. */
export const createDiskStore = (root: string): MediaStore => {
  // One folder with all files would become slow.
  const folderOf = (name: string): string => join(root, requireStoredName(name).slice(0, 2));
  return {
    put: async (name, { read }) => {
      const folder = folderOf(name);
      const path = join(folder, name);
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      try {
        const handle = await open(path + PARTIAL, 'wx', FILE_MODE);
        try {
          for await (const chunk of read()) await handle.writeFile(chunk);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(path + PARTIAL, path);
      } catch (error) {
        await rm(path + PARTIAL, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    open: async (name, span) => {
      try {
        const handle = await open(join(folderOf(name), name), constants.O_RDONLY);
        return handle.createReadStream(span ? { start: span.first, end: span.last } : {});
      } catch (error) {
        throw isMissing(error) ? new AppError('FILE_NOT_FOUND') : error;
      }
    },
    remove: async (name) => {
      const path = join(folderOf(name), name);
      await Promise.all([path, path + PARTIAL].map((file) => rm(file, { force: true })));
    },
    list: async function* list() {
      for (const folder of await namesIn(root)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        const names = (await namesIn(join(root, folder))).map((name) =>
          name.endsWith(PARTIAL) ? name.slice(0, -PARTIAL.length) : name,
        );
        yield [...new Set(names)].filter(isStoredName);
      }
    },
  };
};
