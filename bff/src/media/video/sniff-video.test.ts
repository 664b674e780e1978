import { expect, it } from 'vitest';
import { sniffVideo } from './sniff-video.ts';

const MP4 = Buffer.from('\0\0\0\u0018ftypisom', 'latin1');
const ebml = (name: string) =>
  Buffer.from(`\u001aE\u00df\u00a3\u0001B\u0082\u0084${name}`, 'latin1');

it.each([
  ['an MP4', MP4, 'video/mp4'],
  ['a WebM', ebml('webm'), 'video/webm'],
  ['captions', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello'), 'text/vtt; charset=utf-8'],
  [
    'captions with a byte order mark',
    Buffer.from('\ufeffWEBVTT - English'),
    'text/vtt; charset=utf-8',
  ],
])('knows %s by its first bytes', (_, head, type) => {
  expect(sniffVideo(head)).toBe(type);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['HTML', Buffer.from('<script>alert(1)</script>')],
  ['a QuickTime film', Buffer.from('\0\0\0\u0014ftypqt  ', 'latin1')],
  ['a Matroska film', ebml('matroska')],
  ['a word that begins like captions', Buffer.from('WEBVTTX')],
])('does not know %s', (_, head) => {
  expect(sniffVideo(head)).toBeNull();
});
