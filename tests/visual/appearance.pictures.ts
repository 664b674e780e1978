import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { expect, type Page, test } from '@playwright/test';
import type { Compared } from './compare-sites.ts';

const { VISUAL_COMPARED = '' } = process.env;
const { beforePort, afterPort, fixtures, pages, settings, runs }: Compared = JSON.parse(
  await readFile(VISUAL_COMPARED, 'utf8'),
);
const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;
const THEMES = ['light', 'dark'] as const;
/** How much the colour of a pixel may differ, of 1, before it counts. */
const THRESHOLD = 0.1;

interface Setting {
  readonly brand: Brand;
  readonly theme: (typeof THEMES)[number];
  readonly device: keyof typeof DEVICES;
}

const SETTINGS: readonly Setting[] = BRANDS.flatMap((brand) =>
  THEMES.flatMap((theme) =>
    (Object.keys(DEVICES) as Setting['device'][]).map((device) => ({ brand, theme, device })),
  ),
);

/** Loads and decodes every picture of the page, as those below the fold would be late for a screenshot. */
const showImages = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) {
      image.loading = 'eager';
      // A whole page is drawn anew for its screenshot, without pictures that are decoded beside it.
      image.decoding = 'sync';
    }
    await Promise.allSettled(images.map((image) => image.decode()));
  });

/** Null where the site does not have the page. */
const takePicture = async (page: Page, url: string): Promise<Buffer | null> => {
  const answer = await page.goto(url);
  if (!answer?.ok()) return null;
  await page.evaluate(() => document.fonts.ready);
  await showImages(page);
  // The controls of players are the browser's, and show how far a file is loaded.
  const mask = [page.locator('video, audio')];
  return page.screenshot({ fullPage: true, animations: 'disabled', mask });
};

/** Takes a page's picture on both sites; one that only the second has is new, and no difference. */
const compare = async (
  page: Page,
  name: string,
  { brand, theme, device }: Setting,
  path: string,
): Promise<void> => {
  await page.setViewportSize(DEVICES[device]);
  await page.emulateMedia({ colorScheme: theme });
  const urlAt = (port: number) => `http://${brand}.localhost:${port}${path}`;
  const before = await takePicture(page, urlAt(beforePort));
  if (!before) return;
  const file = `${name}-${brand}-${theme}-${device}.png`;
  const expected = test.info().snapshotPath(file);
  await mkdir(dirname(expected), { recursive: true });
  await writeFile(expected, before);
  for (let run = 1; run <= runs; run += 1) {
    const after = await takePicture(page, urlAt(afterPort));
    const title = `${name}, ${brand}, ${theme}, ${device}${runs > 1 ? `, run ${run}` : ''}`;
    expect.soft(after, `${title} is not there any more`).not.toBeNull();
    if (after)
      expect.soft(after, title).toMatchSnapshot(file, { threshold: THRESHOLD, maxDiffPixels: 0 });
  }
};

// The limit is for two pictures of each setting. More of them take longer.
test.beforeEach(() => test.setTimeout(test.info().timeout * Math.max(1, runs / 2)));

/** Which of the settings a fixture is seen in: the eight pass as types and fixtures go on. */
const settingsOf = (ofType: number, ofFixture: number): readonly Setting[] =>
  settings === 'all'
    ? SETTINGS
    : SETTINGS.filter((_, index) => index === (ofType + 3 * ofFixture) % SETTINGS.length);

for (const [ofType, [type, names]] of Object.entries(fixtures).entries())
  test(`block ${type}`, async ({ page }) => {
    for (const [ofFixture, name] of names.entries())
      for (const setting of settingsOf(ofType, ofFixture)) {
        const query = new URLSearchParams({ brand: setting.brand, theme: setting.theme });
        const path = `/dev/blocks/${type}/${encodeURIComponent(name)}?${query}`;
        await compare(page, `${type}-${name.replaceAll(/\W+/g, '-')}`, setting, path);
      }
  });

for (const brand of BRANDS)
  for (const [kind, path] of Object.entries(pages[brand]))
    test(`page ${kind}, ${brand}`, async ({ page }) => {
      for (const setting of SETTINGS.filter((one) => one.brand === brand))
        await compare(page, `page-${kind}`, setting, path);
    });
