import { cropOf, croppedSize } from '@broadsheet/contract/picture-crop';
import { PICTURE_SHAPE_NAMES } from '@broadsheet/contract/picture-shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeWithin } from './encode-within.ts';
import { formatSize } from './format-size.ts';
import { framesOf, framesOfShape } from './frames.ts';

const side = fc.integer({ min: 1, max: 20_000 });
const size = fc.record({ width: side, height: side });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const focus = fc.record({ x: part, y: part });

describe('the crop of a picture', () => {
  it('lies inside the picture, has the ratio of the frame and touches two edges at least', () => {
    fc.assert(
      fc.property(size, size, focus, (picture, frame, at) => {
        const { x, y, width, height } = cropOf(picture, frame, at);
        expect(width / height / (frame.width / frame.height)).toBeCloseTo(1, 6);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(y + height).toBeLessThanOrEqual(picture.height + 1e-6);
        const spare = Math.min(picture.width - width, picture.height - height);
        expect(spare).toBeLessThan(1e-6);
      }),
    );
  });

  it('contains the focus point, centred where the edges allow', () => {
    const picture = { width: 1_000, height: 3_000 };
    const square = { width: 10, height: 10 };
    expect(cropOf(picture, square, { x: 0.9, y: 0.5 })).toMatchObject({ x: 0, y: 1_000 });
    expect(cropOf(picture, square, { x: 0.5, y: 0.1 })).toMatchObject({ y: 0 });
    expect(cropOf(picture, square, { x: 0.5, y: 1 })).toMatchObject({ y: 2_000 });
  });

  it('is as large as needed, and never larger than the picture', () => {
    const { maxSize } = framesOf('imageUrl');
    expect(croppedSize({ width: 4_000, height: 2_250 }, maxSize)).toEqual({
      width: 1_136,
      height: 639,
    });
    expect(croppedSize({ width: 320, height: 180 }, maxSize)).toEqual({ width: 320, height: 180 });
  });

  it.each([
    framesOf('imageUrl'),
    framesOf('companyLogo'),
    ...PICTURE_SHAPE_NAMES.map(framesOfShape),
  ])('has one ratio wherever it is displayed', ({ shown, maxSize }) => {
    for (const frame of shown)
      expect(frame.width / frame.height).toBeCloseTo(maxSize.width / maxSize.height, 2);
  });
});

describe('a picture within a byte limit', () => {
  /** A fake encoder: fewer pixels and lower quality give fewer bytes. */
  const encoder = (bytes: number) => {
    const attempts: (readonly [number, number])[] = [];
    const encode = async (scale: number, quality: number) => {
      attempts.push([scale, quality]);
      return new Blob([new Uint8Array(Math.round(bytes * scale * scale * quality))]);
    };
    return { attempts, encode };
  };

  it('has the best quality that fits, and a smaller size before a poor one', async () => {
    const easy = encoder(100);
    expect(await encodeWithin(easy.encode, 100)).toMatchObject({ scale: 1 });
    expect(easy.attempts).toHaveLength(1);
    const hard = encoder(300);
    const found = await encodeWithin(hard.encode, 100);
    expect([found?.scale, found?.blob.size]).toEqual([0.75, 95]);
    expect(hard.attempts.at(-1)).toEqual([0.75, 0.56]);
  });

  it('fails if even the smallest is too large', async () => {
    expect(await encodeWithin(encoder(1_000).encode, 100)).toBeNull();
  });

  it.each([
    [999, '999 bytes'],
    [64_200, '64 kB'],
    [1_940_000, '1.9 MB'],
  ])('of %i has the size: %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
