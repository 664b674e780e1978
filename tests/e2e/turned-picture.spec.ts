import { saveProfile } from '@broadsheet/contract/calls/profile';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { newMember } from './new-member.ts';
import { expect, test } from './site-test.ts';

type Colour = 'red' | 'blue';
const colourOf = (red: number, blue: number): Colour => (red > blue ? 'red' : 'blue');

/** A phone's picture: red left and blue right on the sensor, with an orientation to rotate it, and with a location. */
const takeTurned = async (orientation: '6' | '8'): Promise<Buffer> => {
  const half = { width: 320, height: 480, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 640, background: '#ff0000' } })
    .composite([{ input: blue, left: 320, top: 0 }])
    .withExif({
      IFD0: { Make: 'Camera of Asha' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
    })
    .withMetadata({ orientation: Number(orientation) })
    .jpeg({ quality: 95 })
    .toBuffer();
};

/** The colours at the top and at the bottom of the frame. */
const seenIn = async (frame: Locator): Promise<readonly Colour[]> => {
  const shot = sharp(await frame.screenshot());
  const { width = 0, height = 0 } = await shot.metadata();
  const at = async (top: number): Promise<Colour> => {
    const point = { left: Math.floor(width / 2), top: Math.floor(top), width: 1, height: 1 };
    const [red = 0, , blue = 0] = await shot.clone().extract(point).removeAlpha().raw().toBuffer();
    return colourOf(red, blue);
  };
  return [await at(height * 0.1), await at(height * 0.9)];
};

for (const { brand, orientation, width, seen } of [
  { brand: 'tech', orientation: '6', width: 360, seen: ['red', 'blue'] },
  { brand: 'management', orientation: '8', width: 1280, seen: ['blue', 'red'] },
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`a picture that its camera has turned (${orientation}) is cut and kept upright, without where it was taken`, async ({
      page,
      site,
    }) => {
      const buffer = await takeTurned(orientation);
      expect(await sharp(buffer).metadata()).toMatchObject({ orientation: Number(orientation) });
      const caller = await newMember(page, site, brand);
      await caller.call(saveProfile, { body: { step: 'addPersonalDetails', countryCode: 'IN' } });
      await page.goto(site.urlOf(brand, '/myprofile'));
      const top = page.locator('main');
      await top.locator('summary', { hasText: 'Add picture' }).click();
      const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
      await top.getByLabel('Picture', { exact: true }).setInputFiles(picture);
      const crop = top.getByRole('group', { name: 'Crop your picture' });
      expect(await seenIn(crop.locator('canvas'))).toEqual(seen);
      await expect(crop.getByLabel('Move left or right')).toBeDisabled();
      await crop.getByRole('button', { name: 'Save picture' }).click();

      const shown = top.locator('img[src^="/api/media/files/"]');
      await expect(shown).toHaveJSProperty('complete', true);
      expect(await seenIn(shown)).toEqual(seen);
      const address = (await shown.getAttribute('src')) ?? '';
      const answer = await site.request(brand, address, {
        headers: { authorization: `Bearer ${caller.token}` },
      });
      const storedBytes = Buffer.from(await answer.arrayBuffer());
      const { exif, xmp, orientation: noted, width: side } = await sharp(storedBytes).metadata();
      expect({ exif, xmp, noted, side }).toEqual({
        exif: undefined,
        xmp: undefined,
        noted: undefined,
        side: 512,
      });
      expect(storedBytes.includes('Camera of Asha')).toBe(false);
    });
  });
}
