import { AppError } from '@broadsheet/contract/errors';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Crop, writePicture } from './write-picture.ts';

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };

/** Red on the left, blue on the right, with an orientation tag for a quarter turn: red above blue. */
const turned = async (): Promise<Buffer> => {
  const half = await sharp({ create: { width: 300, height: 400, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 600, height: 400, channels: 3, background: RED } })
    .composite([{ input: half, left: 300, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Orientation: '6', Copyright: 'Asha Rao' },
      IFD3: { GPSLatitude: '19/1 4/1 0/1' },
    })
    .jpeg({ quality: 95 })
    .toBuffer();
};

const colourAt = async (picture: Buffer, left: number, top: number): Promise<'red' | 'blue'> => {
  const point = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  const [red = 0, , blue = 0] = await point.raw().toBuffer();
  return red > blue ? 'red' : 'blue';
};

const outcomeFor = async (bytes: Buffer, crop: Crop | null = null): Promise<string> => {
  try {
    return `${(await sharp(await writePicture(bytes, crop)).metadata()).format}`;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

describe('a picture', () => {
  it('is written anew: upright, smaller where it is large, and without what was noted in it', async () => {
    const written = await writePicture(await turned(), null);
    const { format, width, height, exif, orientation } = await sharp(written).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'webp',
      width: 400,
      height: 600,
      exif: undefined,
      orientation: undefined,
    });
    expect([await colourAt(written, 200, 20), await colourAt(written, 200, 580)]).toEqual([
      'red',
      'blue',
    ]);
    expect(written.includes('Asha Rao')).toBe(false);
    const wide = await sharp({ create: { width: 3_000, height: 30, channels: 3, background: RED } })
      .png()
      .toBuffer();
    expect(await sharp(await writePicture(wide, null)).metadata()).toMatchObject({
      width: 1_024,
      height: 10,
    });
  });

  it('is cropped to a square as people see it', async () => {
    const written = await writePicture(await turned(), { x: 100, y: 350, size: 200 });
    expect(await sharp(written).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(await colourAt(written, 256, 256)).toBe('blue');
    expect(await outcomeFor(await turned(), { x: 300, y: 0, size: 200 })).toBe('VALIDATION');
  });

  it('may be a JPEG, a PNG or a WebP, and nothing else', async () => {
    const red = sharp({ create: { width: 20, height: 20, channels: 3, background: RED } });
    for (const taken of [red.clone().jpeg(), red.clone().png(), red.clone().webp()])
      expect(await outcomeFor(await taken.toBuffer())).toBe('webp');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
    for (const refused of [
      await red.clone().gif().toBuffer(),
      await red.clone().tiff().toBuffer(),
      Buffer.from(svg),
      Buffer.from('RIFF----WAVEfmt '),
      Buffer.alloc(0),
    ])
      expect(await outcomeFor(refused)).toBe('FILE_WRONG_TYPE');
  });

  it('is refused where it is cut, and where it has too many points', async () => {
    const source = await turned();
    expect(await outcomeFor(source.subarray(0, source.length / 2))).toBe('FILE_BROKEN');
    expect(await outcomeFor(source.subarray(0, 20))).toBe('FILE_BROKEN');
    const create = { channels: 3, background: RED } as const;
    const large = sharp({ create: { ...create, width: 8_000, height: 5_001 } });
    expect(await outcomeFor(await large.jpeg().toBuffer())).toBe('PICTURE_TOO_LARGE');
    const less = sharp({ create: { ...create, width: 4_000, height: 2_501 } });
    const progressive = await less.clone().jpeg({ progressive: true }).toBuffer();
    expect(await outcomeFor(progressive)).toBe('PICTURE_TOO_LARGE');
    expect(await outcomeFor(await less.clone().webp().toBuffer())).toBe('PICTURE_TOO_LARGE');
    expect(await outcomeFor(await less.jpeg().toBuffer())).toBe('webp');
  });
});
