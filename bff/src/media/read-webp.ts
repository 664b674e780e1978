/** The size of an image, or why it is refused. */
export type WebpRead =
  | { readonly width: number; readonly height: number }
  | { readonly fault: 'other' | 'broken' };

const OTHER: WebpRead = { fault: 'other' };
const BROKEN: WebpRead = { fault: 'broken' };
const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
/** The chunks of a still image. Other chunks hold animations, or metadata such as location and camera. */
const KNOWN_CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
/** Of an extended picture: that it moves. */
const MOVES = 0x02;

interface Chunk {
  readonly name: string;
  readonly data: DataView;
}

const nameAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Null where the chunks do not fill the file exactly: trailing bytes are not part of an image. */
const chunksOf = (bytes: Uint8Array): readonly Chunk[] | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) + CHUNK_HEAD_BYTES !== bytes.length) return null;
  const chunks: Chunk[] = [];
  let at = HEAD_BYTES;
  while (at < bytes.length) {
    if (at + CHUNK_HEAD_BYTES > bytes.length) return null;
    const size = view.getUint32(at + 4, true);
    const start = at + CHUNK_HEAD_BYTES;
    const end = start + size + (size % 2);
    if (end > bytes.length) return null;
    chunks.push({
      name: nameAt(bytes, at),
      data: new DataView(bytes.buffer, bytes.byteOffset + start, size),
    });
    at = end;
  }
  return chunks;
};

const uint24 = (data: DataView, at: number): number =>
  data.getUint16(at, true) | (data.getUint8(at + 2) << 16);

/** The size in a chunk; null where the chunk has none or its header is invalid. */
const sizeOf = ({ name, data }: Chunk): readonly [number, number] | null => {
  if (name === 'VP8 ') {
    const isKeyFrame = data.byteLength >= 10 && (data.getUint8(0) & 1) === 0;
    if (!isKeyFrame || uint24(data, 3) !== 0x2a019d) return null;
    return [data.getUint16(6, true) & 0x3fff, data.getUint16(8, true) & 0x3fff];
  }
  if (name === 'VP8L') {
    if (data.byteLength < 5 || data.getUint8(0) !== 0x2f) return null;
    const bits = data.getUint32(1, true);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  if (data.byteLength !== 10 || (data.getUint8(0) & MOVES) !== 0) return null;
  return [uint24(data, 4) + 1, uint24(data, 7) + 1];
};

/** Checks the header and the chunks of a WebP, byte by byte; decodes nothing. */
export const readWebp = (bytes: Uint8Array): WebpRead => {
  if (bytes.length < HEAD_BYTES || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP')
    return OTHER;
  const chunks = chunksOf(bytes);
  if (!chunks?.every(({ name }) => KNOWN_CHUNKS.has(name))) return BROKEN;
  const [first] = chunks;
  const pictures = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const [picture] = pictures;
  if (!first || !picture || pictures.length > 1) return BROKEN;
  if (first.name !== 'VP8X' && (first !== picture || chunks.length > 1)) return BROKEN;
  const size = sizeOf(first);
  const own = sizeOf(picture);
  if (!size || !own || own[0] === 0 || own[1] === 0) return BROKEN;
  if (size[0] !== own[0] || size[1] !== own[1]) return BROKEN;
  return { width: own[0], height: own[1] };
};
