import { randomBytes } from 'node:crypto';
import type { RenderedKind } from '@broadsheet/contract/entities/portrait';
import { AppError } from '@broadsheet/contract/errors';
import { IMAGE_BYTES_MAX } from '@broadsheet/contract/media';
import { CENTRE, type Focus } from '@broadsheet/contract/picture-crop';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPicture } from './render-picture.ts';

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };

const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on the left and blue on the right. */
const halves = async (width: number, height: number) => {
  const half = { create: { width: width / 2, height, channels: 3, background: BLUE } } as const;
  const input = await sharp(half).png().toBuffer();
  return plain(width, height).composite([{ input, left: width / 2, top: 0 }]);
};

const pixelAt = async (webp: Buffer, left: number, top: number) => {
  const [red = 0, , blue = 0, alpha = 0] = await sharp(webp)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  if (alpha === 0) return 'nothing';
  return red > blue ? 'red' : 'blue';
};

const outcomeFor = async (bytes: Buffer, picture: RenderedKind = 'logo') => {
  try {
    const { webp } = await renderPicture(bytes, picture, CENTRE);
    const { format, width, height } = await sharp(webp).metadata();
    return `${format} ${width} ${height}`;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

/** A PNG whose header declares a size that its data do not have. */
const declaring = async (width: number, height: number) => {
  const png = await plain(100, 100).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};

describe('a logo', () => {
  it('is shown as a whole in a square, transparent beside it, and never enlarged', async () => {
    const { webp: wide } = await renderPicture(
      await plain(600, 200).jpeg().toBuffer(),
      'logo',
      CENTRE,
    );
    expect(await sharp(wide).metadata()).toMatchObject({ width: 144, height: 144 });
    expect([await pixelAt(wide, 72, 5), await pixelAt(wide, 72, 72)]).toEqual(['nothing', 'red']);
    expect(await outcomeFor(await plain(60, 50).png().toBuffer())).toBe('webp 60 60');
  });
});

describe('a cover', () => {
  it('is cropped to 16:9 around the focal point', async () => {
    const panorama = await (await halves(4_000, 500)).png().toBuffer();
    const colourOf = async (focus: Focus) => {
      const { webp } = await renderPicture(panorama, 'cover', focus);
      expect(await sharp(webp).metadata()).toMatchObject({ width: 889, height: 500 });
      return pixelAt(webp, 444, 250);
    };
    expect(await colourOf({ x: 0, y: 0.5 })).toBe('red');
    expect(await colourOf({ x: 1, y: 0.5 })).toBe('blue');
    expect(await outcomeFor(await plain(2_800, 2_800).webp().toBuffer(), 'cover')).toBe(
      'webp 1120 630',
    );
    expect(await outcomeFor(await plain(640, 360).webp().toBuffer(), 'cover')).toBe('webp 640 360');
  });

  it('keeps to the limit of bytes, whatever it shows', async () => {
    const raw = { width: 1_120, height: 630, channels: 3 } as const;
    const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
    const { webp } = await renderPicture(await noise.png().toBuffer(), 'cover', CENTRE);
    expect(webp.length).toBeLessThanOrEqual(IMAGE_BYTES_MAX);
  });
});

describe('a portrait', () => {
  it('is a square of up to 160 pixels around the focal point, without a narrow version', async () => {
    const panorama = await (await halves(1_200, 400)).png().toBuffer();
    const { webp, width, height, narrow } = await renderPicture(panorama, 'portrait', {
      x: 1,
      y: 0.5,
    });
    expect([width, height, narrow, await pixelAt(webp, 5, 80)]).toEqual([160, 160, null, 'blue']);
    expect(await outcomeFor(await plain(96, 120).png().toBuffer(), 'portrait')).toBe('webp 96 96');
    expect(await outcomeFor(await plain(95, 120).png().toBuffer(), 'portrait')).toBe(
      'PICTURE_TOO_SMALL',
    );
  });

  it('is never transparent: the initials are below it', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const empty = sharp({ create: { width: 200, height: 200, channels: 4, background } });
    const { webp } = await renderPicture(await empty.png().toBuffer(), 'portrait', CENTRE);
    expect((await sharp(webp).metadata()).hasAlpha).toBe(false);
  });
});

describe('an office picture', () => {
  it('is cropped to 3:2 around the focal point, and never enlarged', async () => {
    const panorama = await (await halves(4_000, 800)).png().toBuffer();
    const { webp } = await renderPicture(panorama, 'office', { x: 1, y: 0.5 });
    expect(await sharp(webp).metadata()).toMatchObject({ width: 960, height: 640 });
    expect(await pixelAt(webp, 5, 320)).toBe('blue');
    expect(await outcomeFor(await plain(480, 320).png().toBuffer(), 'office')).toBe('webp 480 320');
    expect(await outcomeFor(await plain(479, 320).png().toBuffer(), 'office')).toBe(
      'PICTURE_TOO_SMALL',
    );
    const declared = await declaring(8_200, 5_000);
    expect(await outcomeFor(declared, 'office')).toBe('PICTURE_TOO_LARGE');
  });

  it.each([
    ['red', { r: 200, g: 20, b: 20 }],
    ['grey', { r: 128, g: 128, b: 128 }],
    ['black', { r: 0, g: 0, b: 0 }],
  ])('comes with its most frequent colour where it is %s', async (_name, background) => {
    const { colour } = await renderPicture(
      await plain(600, 400, background).png().toBuffer(),
      'office',
      CENTRE,
    );
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const wanted = [background.r, background.g, background.b];
    for (const [at, value] of channels.entries())
      expect(Math.abs(value - (wanted[at] ?? 0))).toBeLessThan(24);
  });
});

describe('the narrow version', () => {
  const narrowOf = async (bytes: Buffer, picture: RenderedKind, focus = CENTRE) => {
    const { webp, narrow } = await renderPicture(bytes, picture, focus);
    if (narrow) {
      expect(await sharp(narrow.webp).metadata()).toMatchObject({
        format: 'webp',
        width: narrow.width,
        height: narrow.height,
      });
      expect(narrow.webp.length).toBeLessThan(webp.length);
    }
    return narrow && [narrow.width, narrow.height];
  };

  it.each([
    ['cover', 1_600, 900, [720, 405]],
    ['cover', 800, 450, [720, 405]],
    ['cover', 720, 405, null],
    ['cover', 640, 360, null],
    ['office', 1_600, 900, [600, 400]],
    ['office', 600, 400, null],
    ['office', 480, 320, null],
    ['logo', 1_600, 900, null],
  ] as const)('of a %s of %i × %i pixels is %j', async (picture, width, height, size) => {
    const bytes = await (await halves(width, height)).png().toBuffer();
    expect(await narrowOf(bytes, picture)).toEqual(size);
  });

  it('shows what the wide one shows, around the same focal point', async () => {
    const third = { create: { width: 500, height: 700, channels: 3, background: BLUE } } as const;
    const input = await sharp(third).png().toBuffer();
    const bytes = await plain(4_000, 700)
      .composite([{ input, left: 2_000, top: 0 }])
      .png()
      .toBuffer();
    for (const x of [0, 0.4, 0.6, 1]) {
      const { webp, width, narrow } = await renderPicture(bytes, 'cover', { x, y: 0.5 });
      if (!narrow) throw new Error('it has no narrow version');
      for (const part of [0.02, 0.25, 0.5, 0.75, 0.98])
        expect(await pixelAt(narrow.webp, Math.floor(part * narrow.width), 200)).toBe(
          await pixelAt(webp, Math.floor(part * width), 200),
        );
    }
  });

  it('has the limit of bytes and the quality of the wide one', async () => {
    const raw = { width: 1_120, height: 630, channels: 3 } as const;
    const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
    const { width, narrow } = await renderPicture(await noise.png().toBuffer(), 'cover', CENTRE);
    expect(width).toBeLessThan(720);
    expect(narrow).toBeNull();
  });
});

describe('a picture of an employer', () => {
  it('is upright, and has nothing of what was noted in it', async () => {
    const turned = (await halves(1_200, 800))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Orientation: '6', Copyright: 'Asha Rao' } });
    const { webp } = await renderPicture(await turned.jpeg().toBuffer(), 'cover', { x: 0.5, y: 0 });
    const { exif, icc, xmp, orientation, width, height } = await sharp(webp).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect([width, height]).toEqual([800, 450]);
    expect([await pixelAt(webp, 5, 5), await pixelAt(webp, 795, 445)]).toEqual(['red', 'red']);
    expect(webp.includes('Asha Rao')).toBe(false);
  });

  it('may be grey, deep, of a printer or moving: pages get one still image', async () => {
    for (const taken of [
      plain(200, 200).toColourspace('b-w').png(),
      plain(200, 200).toColourspace('rgb16').png(),
      plain(200, 200).toColourspace('cmyk').jpeg(),
      plain(200, 200).gif(),
    ]) {
      const bytes = await taken.toBuffer();
      const isGif = bytes.toString('latin1', 0, 3) === 'GIF';
      expect(await outcomeFor(bytes)).toBe(isGif ? 'FILE_WRONG_TYPE' : 'webp 144 144');
    }
    const frames = await Promise.all(
      [RED, BLUE].map((colour) => plain(96, 96, colour).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { webp: still } = await renderPicture(moving, 'logo', CENTRE);
    expect((await sharp(still).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    [
      'a text with the name of a picture',
      'logo',
      async () => Buffer.from('hello'),
      'FILE_WRONG_TYPE',
    ],
    [
      'an SVG',
      'logo',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      'FILE_WRONG_TYPE',
    ],
    ['one pixel', 'logo', () => plain(1, 1).png().toBuffer(), 'PICTURE_TOO_SMALL'],
    ['a logo as a cover', 'cover', () => plain(144, 144).png().toBuffer(), 'PICTURE_TOO_SMALL'],
    ['a flat cover', 'cover', () => plain(2_000, 200).png().toBuffer(), 'PICTURE_TOO_SMALL'],
    [
      'half a file',
      'logo',
      async () => (await plain(400, 400).png().toBuffer()).subarray(0, 99),
      'FILE_BROKEN',
    ],
    ['a size that is declared alone', 'logo', () => declaring(30_000, 30_000), 'PICTURE_TOO_LARGE'],
    [
      'a picture of 49 megapixels',
      'cover',
      () => plain(7_000, 7_000).png().toBuffer(),
      'PICTURE_TOO_LARGE',
    ],
  ] as const)('is refused where it is %s', async (_name, picture, make, code) => {
    expect(await outcomeFor(await make(), picture)).toBe(code);
  });
});
