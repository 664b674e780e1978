import { MEDIA_VIDEO_MAX_SECONDS } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import type { ByteSource } from './byte-source.ts';
import { endsAsZip, ZIP_TAIL_BYTES } from './zip-end.ts';

const BRAND = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|mmp4|dash)/;
/** A fragmented recording has some boxes for each second. */
const BOXES_MAX = 5_000;
const FTYP_BYTES_MAX = 4_096;
const UNKNOWN_32 = 0xffffffff;
const UNKNOWN_64 = 0xffffffffffffffffn;

const broken = () => new AppError('FILE_BROKEN');
const wrongType = () => new AppError('FILE_WRONG_TYPE');

interface Box {
  readonly type: string;
  /** Start of the content. */
  readonly start: number;
  readonly end: number;
}

const readBox = async (source: ByteSource, at: number, end: number): Promise<Box> => {
  const head = await source.read(at, 16);
  if (head.length < 8) throw broken();
  const type = head.toString('latin1', 4, 8);
  const declared = head.readUInt32BE(0);
  if (declared === 1 && head.length < 16) throw broken();
  const size =
    declared === 1 ? Number(head.readBigUInt64BE(8)) : declared === 0 ? end - at : declared;
  const headBytes = declared === 1 ? 16 : 8;
  if (size < headBytes || at + size > end || !/^[ -~\u00a9]{4}$/.test(type)) throw broken();
  return { type, start: at + headBytes, end: at + size };
};

/** The boxes that fill a span, one after another. */
const readBoxes = async (source: ByteSource, start: number, end: number): Promise<Box[]> => {
  const boxes: Box[] = [];
  for (let at = start; at < end; at = boxes.at(-1)?.end ?? end) {
    if (boxes.length === BOXES_MAX) throw broken();
    boxes.push(await readBox(source, at, end));
  }
  return boxes;
};

const childrenOf = async (source: ByteSource, parents: readonly Box[], type: string) => {
  const children = parents.map(({ start, end }) => readBoxes(source, start, end));
  return (await Promise.all(children)).flat().filter((box) => box.type === type);
};

/** The duration in the header; 0 where there is none. */
const secondsOf = async (source: ByteSource, moov: Box): Promise<number> => {
  const [header] = await childrenOf(source, [moov], 'mvhd');
  if (!header) throw broken();
  const bytes = await source.read(header.start, 32);
  if (bytes.length < 32) throw broken();
  const isLong = bytes[0] === 1;
  const timescale = bytes.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? bytes.readBigUInt64BE(24) : BigInt(bytes.readUInt32BE(16));
  const isUnknown = duration === (isLong ? UNKNOWN_64 : BigInt(UNKNOWN_32));
  if (timescale === 0) throw broken();
  if (!isUnknown && duration > 0n) return Number(duration) / timescale;
  const fragmented = await childrenOf(source, [moov], 'mvex');
  const [extent] = await childrenOf(source, fragmented, 'mehd');
  if (!extent) return 0;
  const declared = await source.read(extent.start, 12);
  if (declared.length < 12) throw broken();
  return (
    (declared[0] === 1 ? Number(declared.readBigUInt64BE(4)) : declared.readUInt32BE(4)) / timescale
  );
};

const hasPicture = async (source: ByteSource, moov: Box): Promise<boolean> => {
  const media = await childrenOf(source, await childrenOf(source, [moov], 'trak'), 'mdia');
  const handlers = await childrenOf(source, media, 'hdlr');
  const heads = await Promise.all(handlers.map(({ start }) => source.read(start, 12)));
  return heads.some((head) => head.toString('latin1', 8, 12) === 'vide');
};

/** Throws FILE_WRONG_TYPE, FILE_BROKEN, FILE_UNSAFE for one that is an archive as well, and VIDEO_TOO_LONG. */
export const inspectMp4 = async (source: ByteSource): Promise<void> => {
  const head = await source.read(0, 8);
  if (head.toString('latin1', 4, 8) !== 'ftyp') throw wrongType();
  const ftyp = await readBox(source, 0, Math.min(source.size, FTYP_BYTES_MAX));
  const brands = (await source.read(ftyp.start, ftyp.end - ftyp.start)).toString('latin1');
  const names = brands.match(/[\s\S]{4}/g) ?? [];
  // The second one is a version.
  if (!names.some((name, index) => index !== 1 && BRAND.test(name))) throw wrongType();
  const tail = await source.read(Math.max(0, source.size - ZIP_TAIL_BYTES), ZIP_TAIL_BYTES);
  if (endsAsZip(tail)) throw new AppError('FILE_UNSAFE');
  const boxes = await readBoxes(source, 0, source.size);
  const moov = boxes.find(({ type }) => type === 'moov');
  if (!moov || !boxes.some(({ type }) => type === 'mdat')) throw broken();
  if (!(await hasPicture(source, moov))) throw wrongType();
  if ((await secondsOf(source, moov)) > MEDIA_VIDEO_MAX_SECONDS)
    throw new AppError('VIDEO_TOO_LONG');
};
