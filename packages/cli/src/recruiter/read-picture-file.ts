import { readFile, stat } from 'node:fs/promises';
import { MEDIA_KINDS } from '@broadsheet/contract/constants';
import type { Focus } from '@broadsheet/contract/picture-crop';
import { UsageError } from '../usage.ts';

const MAX_BYTES = MEDIA_KINDS.picture.bytesMax;
const FOCUS = /^(\d{1,3}),(\d{1,3})$/;
const PERCENT = 100;

/** The bytes of a picture. Throws UsageError without a file, and for one that no upload may be as large as. */
export const readPictureFile = async (file: string | undefined): Promise<Buffer> => {
  if (file === undefined) throw new UsageError('--file: expected a picture, or --remove.');
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) throw new UsageError(`--file: there is no file "${file}".`);
  if (stats.size > MAX_BYTES) throw new UsageError('--file: expected a picture of up to 5 MB.');
  return readFile(file);
};

/** Parses "40,25" in percent from the left and top edges. Throws UsageError. */
export const parseFocus = (text: string | undefined): Focus | undefined => {
  if (text === undefined) return undefined;
  const [x, y] = (FOCUS.exec(text) ?? []).slice(1).map((part) => Number(part) / PERCENT);
  if (x === undefined || y === undefined || x > 1 || y > 1)
    throw new UsageError('--focus: expected two numbers from 0 to 100, such as 50,30.');
  return { x, y };
};
