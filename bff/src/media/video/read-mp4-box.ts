import { AppError } from '@broadsheet/contract/errors';
import type { ReadElement } from './walk-elements.ts';

const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;
/** The boxes between a film and the codec of its picture: their children are read. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Codecs of MP4 that all current browsers play. HEVC, which iPhones record, is not among them. */
const CODECS = ['avc1', 'avc3', 'av01', 'vp09'];
const CODECS_BOX = 'stsd';
/** The codec is the name of the first entry, behind the head, the version and the number of entries. */
const CODEC_AT = 20;

const broken = (): never => {
  throw new AppError('FILE_BROKEN');
};

/** Reads the head of a box. Its fact is its name, and of a list of codecs the first one if it is of `CODECS`. */
export const readMp4Box: ReadElement = (bytes) => {
  if (bytes.length < HEAD_BYTES) return null;
  const declared = bytes.readUInt32BE(0);
  if (declared === 1 && bytes.length < LONG_HEAD_BYTES) return null;
  const name = bytes.toString('latin1', 4, HEAD_BYTES);
  if (!/^[ -~\u00a9]{4}$/.test(name)) return broken();
  const headBytes = declared === 1 ? LONG_HEAD_BYTES : HEAD_BYTES;
  const size = declared === 1 ? Number(bytes.readBigUInt64BE(HEAD_BYTES)) : declared;
  if (size === 0) return { fact: name, bytes: Number.POSITIVE_INFINITY };
  if (size < headBytes) return broken();
  if (CONTAINERS.has(name)) return { fact: name, bytes: headBytes };
  if (name !== CODECS_BOX) return { fact: name === 'mdat' ? name : null, bytes: size };
  if (size < CODEC_AT + 4) return broken();
  if (bytes.length < CODEC_AT + 4) return null;
  const codec = bytes.toString('latin1', CODEC_AT, CODEC_AT + 4);
  return { fact: CODECS.includes(codec) ? codec : null, bytes: size };
};

export const isPlayableMp4 = (facts: ReadonlySet<string>): boolean =>
  CODECS.some((codec) => facts.has(codec));
export const isCompleteMp4 = (facts: ReadonlySet<string>): boolean =>
  facts.has('moov') && facts.has('mdat');
