import { AppError } from '@broadsheet/contract/errors';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inspectVideo } from './inspect-video.ts';
import { readMp4Box } from './read-mp4-box.ts';
import { readWebmElement } from './read-webm-element.ts';
import { VIDEO_HEAD_BYTES } from './sniff-video.ts';
import { CAPTIONS, mp4Of, webmOf } from './videos.fixture.ts';

const MP4 = mp4Of();
const WEBM = webmOf();

/** The format of a file that arrives in chunks of a length, or the code of its refusal. */
const inspect = (file: Buffer, length = file.length): string => {
  try {
    const inspection = inspectVideo(file.subarray(0, VIDEO_HEAD_BYTES));
    for (let at = 0; at < file.length; at += length)
      inspection.write(file.subarray(at, at + length));
    inspection.end();
    return inspection.format;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

it.each([
  ['an MP4', MP4, 'mp4'],
  ['an MP4 with AV1', mp4Of({ codec: 'av01' }), 'mp4'],
  ['a WebM', WEBM, 'webm'],
  ['a WebM with VP8', webmOf('V_VP8'), 'webm'],
  ['captions', CAPTIONS, 'vtt'],
  ['captions of other scripts', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nनमस्ते'), 'vtt'],
])('accepts %s, however its bytes arrive', (_, file, format) => {
  for (const length of [1, 7, 16, file.length]) expect(inspect(file, length)).toBe(format);
});

it('accepts boxes of 64 bits, and a last box without a size', () => {
  const long = Buffer.from(`${'00000001'}${'6d646174'}${'0000000000000014'}`, 'hex');
  const film = MP4.subarray(0, MP4.length - 72);
  expect(inspect(Buffer.concat([film, long, Buffer.from('film')]), 5)).toBe('mp4');
  const endless = Buffer.from(`${'00000000'}${'6d646174'}`, 'hex');
  expect(inspect(Buffer.concat([film, endless, Buffer.alloc(999)]), 5)).toBe('mp4');
});

it.each([
  ['HTML', Buffer.from('<script>alert(1)</script>'), 'VIDEO_WRONG_TYPE'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'VIDEO_WRONG_TYPE'],
  ['a QuickTime film', Buffer.from('\0\0\0\u0014ftypqt  '), 'VIDEO_WRONG_TYPE'],
  ['a Matroska film', webmOf('V_VP9', 'matroska'), 'VIDEO_WRONG_TYPE'],
  ['an MP4 with HEVC', mp4Of({ codec: 'hvc1' }), 'VIDEO_WRONG_TYPE'],
  ['an MP4 with sound alone', mp4Of({ codec: 'mp4a' }), 'VIDEO_WRONG_TYPE'],
  ['a WebM with sound alone', webmOf('A_OPUS'), 'VIDEO_WRONG_TYPE'],
  ['half an MP4', MP4.subarray(0, MP4.length - 10), 'FILE_BROKEN'],
  ['an MP4 without its pictures', MP4.subarray(0, MP4.length - 72), 'FILE_BROKEN'],
  ['an MP4 with text behind it', Buffer.concat([MP4, Buffer.from('<script>')]), 'FILE_BROKEN'],
  [
    'a box that is too small',
    Buffer.concat([MP4, Buffer.from('00000004', 'hex'), Buffer.from('free')]),
    'FILE_BROKEN',
  ],
  ['half a WebM', WEBM.subarray(0, 40), 'FILE_BROKEN'],
  ['captions without a line', Buffer.from('WEBVTT\n'), 'FILE_BROKEN'],
  [
    'captions in another encoding',
    Buffer.concat([CAPTIONS, Buffer.from([0xe9, 0x20])]),
    'FILE_BROKEN',
  ],
  [
    'captions that are cut off',
    Buffer.concat([CAPTIONS, Buffer.from([0xe0, 0xa4])]),
    'FILE_BROKEN',
  ],
])('refuses %s', (_, file, code) => {
  for (const length of [1, 7, file.length]) expect(inspect(file, length)).toBe(code);
});

it('reports only codecs that browsers play, so that a file cannot fill the memory with names', () => {
  expect(readWebmElement(Buffer.from('8684563a3939', 'hex'))).toEqual({ fact: null, bytes: 6 });
  const box = Buffer.from('000000187374736400000000000000010000000c68766331', 'hex');
  expect(readMp4Box(box)).toEqual({ fact: null, bytes: 24 });
});

it('refuses a file of very many elements', () => {
  const empty = (count: number) => Buffer.alloc(count * 2, Buffer.from('ec80', 'hex'));
  const head = WEBM.subarray(0, WEBM.length - 76);
  const rest = WEBM.subarray(WEBM.length - 76);
  expect(inspect(Buffer.concat([head, empty(40_000), rest]), 65_536)).toBe('webm');
  expect(inspect(Buffer.concat([head, empty(60_000), rest]), 65_536)).toBe('FILE_BROKEN');
});

it('answers for any bytes in one of these ways', () => {
  const answers = ['mp4', 'webm', 'VIDEO_WRONG_TYPE', 'FILE_BROKEN'];
  fc.assert(
    fc.property(
      fc.constantFrom(MP4, WEBM),
      fc.nat({ max: 240 }),
      fc.uint8Array({ maxLength: 12 }),
      (file, at, put) => {
        const changed = Buffer.from(file);
        changed.set(put.subarray(0, Math.max(0, file.length - at)), Math.min(at, file.length));
        expect(answers).toContain(inspect(changed, 11));
      },
    ),
  );
});
