import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures that went to git with the files that name them, each by the sha-256 of its bytes. */
const IMAGES_FOLDER = 'layouts/images';
const NAME = /^([0-9a-f]{64})\.webp$/;

export const fileOfImage = (digest: string): string => `${IMAGES_FOLDER}/${digest}.webp`;

const orNothing =
  <Nothing>(nothing: Nothing) =>
  (error: unknown): Nothing => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothing;
    throw error;
  };

/** The pictures of a content directory, by their digests. */
export const listImages = async (dir: string): Promise<ReadonlySet<string>> => {
  const names = await readdir(join(dir, IMAGES_FOLDER)).catch(orNothing([]));
  return new Set(names.flatMap((name) => NAME.exec(name)?.[1] ?? []));
};

/** The bytes of a picture; null where no file has it. */
export const readImage = (dir: string, digest: string): Promise<Buffer | null> =>
  readFile(join(dir, fileOfImage(digest))).catch(orNothing(null));
