import { AppError } from '@broadsheet/contract/errors';
import { endsAsZip, ZIP_TAIL_BYTES } from './zip-end.ts';

/** Kilobits per second of layer III by the header's index: of MPEG 1, and of MPEG 2 and 2.5. */
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
/** Samples per second by the header's version and index. */
const SAMPLES: Readonly<Record<number, readonly number[]>> = {
  0: [11_025, 12_000, 8_000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
};
const MPEG_1 = 3;
const LAYER_3 = 1;
/** Fewer consecutive frames may be chance. */
const FRAMES_MIN = 4;
const PADDING_MAX = 64 * 1024;
const TRAILING_TAGS = ['TAG', 'APETAGEX', 'LYRICSBEGIN'];

/** The length of the frame that starts there; 0 where none does. */
const frameBytesAt = (bytes: Buffer, at: number): number => {
  if (at + 4 > bytes.length) return 0;
  const head = bytes.readUInt32BE(at);
  const version = (head >>> 19) & 3;
  const samples = SAMPLES[version]?.[(head >>> 10) & 3];
  const rate = RATES[version === MPEG_1 ? 0 : 1][(head >>> 12) & 15];
  if (head >>> 21 !== 0x7ff || ((head >>> 17) & 3) !== LAYER_3 || !samples || !rate) return 0;
  const padding = (head >>> 9) & 1;
  return Math.floor(((version === MPEG_1 ? 144_000 : 72_000) * rate) / samples) + padding;
};

/** The end of an ID3 version 2 tag at the beginning; 0 without one. */
const tagEnd = (bytes: Buffer): number => {
  if (bytes.toString('latin1', 0, 3) !== 'ID3' || bytes.length < 10) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((bytes[at] ?? 0) & 127), 0);
  return 10 + size + ((bytes[5] ?? 0) & 16 ? 10 : 0);
};

export const isMp3 = (bytes: Buffer): boolean => tagEnd(bytes) > 0 || frameBytesAt(bytes, 0) > 0;

/** The number of bytes that a first frame with a Xing or Info header declares, from it on; 0 without one. */
const promisedBytes = (bytes: Buffer, at: number): number => {
  const frame = bytes.subarray(at, at + frameBytesAt(bytes, at));
  const mark = Math.max(frame.indexOf('Xing'), frame.indexOf('Info'));
  if (mark < 0 || mark + 16 > frame.length) return 0;
  const flags = frame.readUInt32BE(mark + 4);
  return flags & 2 ? frame.readUInt32BE(mark + (flags & 1 ? 12 : 8)) : 0;
};

const isTrailer = (rest: Buffer): boolean =>
  TRAILING_TAGS.some((tag) => rest.toString('latin1', 0, tag.length) === tag) ||
  rest.every((byte) => byte === 0);

/** Throws FILE_BROKEN for a file that is not frame after frame, and FILE_UNSAFE for one that is an archive as well. */
export const inspectMp3 = (bytes: Buffer): void => {
  const broken = new AppError('FILE_BROKEN');
  const begin = tagEnd(bytes);
  let first = begin;
  while (bytes[first] === 0 && first < begin + PADDING_MAX) first += 1;
  if (endsAsZip(bytes.subarray(-ZIP_TAIL_BYTES))) throw new AppError('FILE_UNSAFE');
  let at = first;
  let frames = 0;
  for (let size = frameBytesAt(bytes, at); size > 0; size = frameBytesAt(bytes, at)) {
    at += size;
    frames += 1;
  }
  if (frames < FRAMES_MIN) throw broken;
  if (!isTrailer(bytes.subarray(at))) throw broken;
  const frame = frameBytesAt(bytes, first);
  if (promisedBytes(bytes, first) > bytes.length - first + frame) throw broken;
};
