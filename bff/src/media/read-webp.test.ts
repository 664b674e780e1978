import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWebp } from './read-webp.ts';
import { WEBP, webpOf, withTail } from './webp.fixture.ts';

it.each(['lossy', 'lossless', 'alpha'] as const)('a %s picture tells how large it is', (kind) => {
  expect(readWebp(WEBP[kind])).toEqual({ width: 1, height: 1 });
});

it('a size is read from the head, whatever the bytes could hold', () => {
  expect(readWebp(webpOf(10_000, 9_999))).toEqual({ width: 10_000, height: 9_999 });
});

const html = '<script>alert(1)</script>';
it.each([
  ['nothing', Buffer.alloc(0), 'other'],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'other'],
  ['text before a picture', Buffer.concat([Buffer.from(html), WEBP.lossy]), 'other'],
  ['text behind a picture', Buffer.concat([WEBP.lossy, Buffer.from(html)]), 'broken'],
  ['text in a chunk of its own', withTail(WEBP.lossy, 'HTML', html), 'broken'],
  ['where it was taken', withTail(WEBP.alpha, 'EXIF', 'Pune'), 'broken'],
  ['two pictures', withTail(WEBP.lossy, 'VP8 ', WEBP.lossy.toString('latin1', 20)), 'broken'],
  ['a picture that moves', WEBP.moving, 'broken'],
  ['no width', webpOf(0, 5), 'broken'],
  ['half a picture', WEBP.lossy.subarray(0, 30), 'broken'],
])('%s is none that is taken', (_, bytes, fault) => {
  expect(readWebp(bytes)).toEqual({ fault });
});

it('no bytes bring it down', () => {
  const pictures = Object.values(WEBP);
  fc.assert(
    fc.property(
      fc.constantFrom(...pictures),
      fc.nat({ max: 90 }),
      fc.uint8Array({ maxLength: 12 }),
      fc.nat({ max: 100 }),
      (bytes, at, put, length) => {
        const changed = Buffer.from(bytes);
        changed.set(
          put.subarray(0, Math.max(0, changed.length - at)),
          Math.min(at, changed.length),
        );
        expect(readWebp(changed.subarray(0, length))).toBeTypeOf('object');
      },
    ),
  );
});
