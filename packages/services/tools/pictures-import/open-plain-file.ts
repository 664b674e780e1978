import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/**
 * Opens a file for reading; a link, also one that replaced the file just now, fails with ELOOP. Does not wait for the
 * writer of a pipe.
 */
export const openPlainFile = (path: string): Promise<FileHandle> =>
  open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);

export const errorCodeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
