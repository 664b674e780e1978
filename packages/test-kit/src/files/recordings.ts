const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

interface VideoOptions {
  /** The duration in the header; null leaves it unknown, as fragmented recordings do. */
  readonly seconds?: number | null;
  readonly brand?: string;
  readonly handler?: string;
  readonly bytes?: number;
}

const TIMESCALE = 1_000;

export const makeMp4 = (options: VideoOptions = {}): Buffer => {
  const { seconds = 60, brand = 'isom', handler = 'vide', bytes = 64 } = options;
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(TIMESCALE, 12);
  mvhd.writeUInt32BE(seconds === null ? 0 : seconds * TIMESCALE, 16);
  const hdlr = Buffer.alloc(24);
  hdlr.write(handler, 8, 'latin1');
  const version = Buffer.alloc(4);
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), version, Buffer.from(brand)),
    box('moov', box('mvhd', mvhd), box('trak', box('mdia', box('hdlr', hdlr)))),
    box('mdat', Buffer.alloc(bytes, 'picture')),
  ]);
};

const FRAME_BYTES = 417;

/** Frames of MPEG 1 layer III, 128 kbit/s at 44.1 kHz. @param promised the bytes that the first frame declares */
export const makeMp3 = (frames = 40, promised?: number): Buffer => {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.writeUInt32BE(0xfffb9000, 0);
  const first = Buffer.from(frame);
  if (promised !== undefined) {
    first.write('Xing', 36, 'latin1');
    first.writeUInt32BE(2, 40);
    first.writeUInt32BE(promised, 44);
  }
  return Buffer.concat([first, ...Array.from({ length: frames - 1 }, () => frame)]);
};

/** An empty ID3 version 2 tag. */
export const ID3 = Buffer.from('ID3\u0004\0\0\0\0\0\u000a0123456789', 'latin1');
