const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

interface FilmOptions {
  readonly codec?: string;
  /** Of its pictures. */
  readonly bytes?: number;
  /** Content that makes it another file. */
  readonly content?: string;
}

/** An MP4 with one track, complete as a container: no decoder would show anything. */
export const mp4Of = ({ codec = 'avc1', bytes = 64, content = 'picture' }: FilmOptions = {}) => {
  const codecs = Buffer.alloc(16);
  codecs.writeUInt32BE(1, 4);
  codecs.write(codec, 12, 'latin1');
  const table = box('stbl', box('stsd', codecs));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('mdia', box('minf', table)))),
    box('mdat', Buffer.alloc(bytes, content)),
  ]);
};

const element = (id: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 0x1000_0000, 0);
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
};
/** The size of what is recorded while it is sent. */
const UNKNOWN_SIZE = Buffer.from('01ffffffffffffff', 'hex');

/** A WebM with one track, as browsers record it: its segment and its cluster have no size. */
export const webmOf = (codec = 'V_VP9', docType = 'webm'): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    Buffer.from('18538067', 'hex'),
    UNKNOWN_SIZE,
    element('1654ae6b', element('ae', element('86', Buffer.from(codec)))),
    Buffer.from('1f43b675', 'hex'),
    UNKNOWN_SIZE,
    Buffer.alloc(64, 'picture'),
  ]);

export const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nNamaste');
