import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The pictures of Studio's palette, which are part of its build. */
const FOLDER = fileURLToPath(
  new URL('../../packages/studio/src/editor/insert/thumbnails/', import.meta.url),
);
/** Of the frame in the palette, at two pixels for one. */
const WIDTH = 240;
const MAX_HEIGHT = 150;
const QUALITY = 60;

/** Of a low block a part is shown, so that it can be recognised. */
const MIN_PART = 0.5;

/** How much there is to see in a part of a picture. */
const detailOf = async (picture: Buffer, left: number, width: number, height: number) => {
  // Statistics are of the input, whatever is extracted.
  const part = await sharp(picture).extract({ left, top: 0, width, height }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.reduce((sum, { stdev }) => sum + stdev, 0);
};

/** Writes the upper part of a block's picture in the size of the palette. Returns its bytes. */
export const writeThumbnail = async (type: string, picture: Buffer): Promise<number> => {
  const { width, height } = await sharp(picture).metadata();
  const shape = WIDTH / MAX_HEIGHT;
  const shownWidth = Math.min(width, Math.round(Math.max(width * MIN_PART, height * shape)));
  const shownHeight = Math.min(height, Math.round(shownWidth / shape));
  const right = width - shownWidth;
  const isAtRight =
    (await detailOf(picture, right, shownWidth, shownHeight)) >
    2 * (await detailOf(picture, 0, shownWidth, shownHeight));
  const thumbnail = await sharp(picture)
    .extract({ left: isAtRight ? right : 0, top: 0, width: shownWidth, height: shownHeight })
    .resize(WIDTH)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}${type}.webp`, thumbnail);
  return thumbnail.length;
};
