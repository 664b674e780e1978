import { readFileSync } from 'node:fs';
import { constants, gunzipSync } from 'node:zlib';

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);

const positionsOf = (bytes: Buffer, sought: Buffer): readonly number[] => {
  const found: number[] = [];
  for (let at = bytes.indexOf(sought); at >= 0; at = bytes.indexOf(sought, at + 1)) found.push(at);
  return found;
};

/** The text of compressed bytes that begin here, and end wherever they do; nothing where these are none. */
const unpack = (bytes: Buffer): string => {
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  } catch {
    return '';
  }
};

/** All that a store file of Varnish has in it: as it is, and what is compressed by gzip. */
export const storedTexts = (file: string): readonly string[] => {
  const bytes = readFileSync(file);
  return [
    bytes.toString('latin1'),
    ...positionsOf(bytes, GZIP).map((at) => unpack(bytes.subarray(at))),
  ];
};
