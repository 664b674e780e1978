import { AppError } from '@broadsheet/contract/errors';
import type { ReadElement } from './walk-elements.ts';

const SEGMENT = '18538067';
const CLUSTER = '1f43b675';
const TRACKS = '1654ae6b';
const TRACK = 'ae';
const CODEC = '86';
const CONTAINERS: ReadonlySet<string> = new Set([SEGMENT, TRACKS, TRACK]);
/** Codecs of WebM that all current browsers play. */
const CODECS = ['V_VP8', 'V_VP9', 'V_AV1'];
const CODEC_BYTES_MAX = 32;
const ID_BYTES_MAX = 4;
const SIZE_BYTES_MAX = 8;

const broken = (): never => {
  throw new AppError('FILE_BROKEN');
};

/** The length of a number by its first byte: the leading zero bits say how many bytes follow. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** The size behind an id: Infinity where it is unknown, as in recordings of browsers. */
const readSize = (bytes: Buffer): number => {
  const [first = 0] = bytes;
  let size = first & (0xff >> bytes.length);
  let isUnknown = size === 0xff >> bytes.length;
  for (const byte of bytes.subarray(1)) {
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return isUnknown ? Number.POSITIVE_INFINITY : size;
};

/** Reads the head of an element. Its fact is its id, and of a codec of `CODECS` its name. */
export const readWebmElement: ReadElement = (bytes) => {
  const [first = 0] = bytes;
  const idBytes = lengthOf(first);
  if (idBytes > ID_BYTES_MAX) return broken();
  const sizeStart = bytes[idBytes];
  if (sizeStart === undefined) return null;
  const sizeBytes = lengthOf(sizeStart);
  if (sizeBytes > SIZE_BYTES_MAX) return broken();
  const headBytes = idBytes + sizeBytes;
  if (bytes.length < headBytes) return null;
  const id = bytes.toString('hex', 0, idBytes);
  const size = readSize(bytes.subarray(idBytes, headBytes));
  if (CONTAINERS.has(id)) return { fact: id, bytes: headBytes };
  if (size === Number.POSITIVE_INFINITY && id !== CLUSTER) return broken();
  if (id !== CODEC) return { fact: id === CLUSTER ? id : null, bytes: headBytes + size };
  if (size > CODEC_BYTES_MAX) return broken();
  if (bytes.length < headBytes + size) return null;
  const codec = bytes.toString('latin1', headBytes, headBytes + size);
  return { fact: CODECS.includes(codec) ? codec : null, bytes: headBytes + size };
};

export const isPlayableWebm = (facts: ReadonlySet<string>): boolean =>
  CODECS.some((codec) => facts.has(codec));
export const isCompleteWebm = (facts: ReadonlySet<string>): boolean =>
  facts.has(TRACKS) && facts.has(CLUSTER);
