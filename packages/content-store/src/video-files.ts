import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Videos and captions of the content directory, by their names. */
export const VIDEOS_FOLDER = 'layouts/videos';
const VIDEO_FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.(mp4|webm|vtt)$/;

/** Whether a file of the folder is served under its name. */
export const isVideoFileName = (name: string): boolean => VIDEO_FILE_NAME.test(name);

/** The names of the files of a content directory; none where it has no such folder. */
export const listVideoFiles = async (dir: string): Promise<ReadonlySet<string>> => {
  const names = await readdir(join(dir, VIDEOS_FOLDER)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return new Set(names.filter(isVideoFileName));
};
