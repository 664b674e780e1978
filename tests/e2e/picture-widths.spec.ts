import type { Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

/** The address of a company with a cover and office pictures, both in two widths. */
const findPicturedCompany = async (site: RunningSite, brand: Brand): Promise<string> => {
  const list = await site.request(brand, '/companies');
  const addresses = [...(await list.text()).matchAll(/href="(\/company\/[^"]+)"/g)];
  for (const [, address = ''] of addresses) {
    const html = await (await site.request(brand, address)).text();
    if (/ 720w, /.test(html) && / 600w, /.test(html)) return address;
  }
  throw new Error('no company of the list has pictures in two widths');
};

interface ShownPicture {
  /** The width of the image that the browser has chosen: the descriptor in `srcset`. */
  readonly chosen: string;
  /** In CSS pixels. */
  readonly shown: number;
  /** What `sizes` says: the browser divides the pixels of an image by its density. */
  readonly declared: number;
}

/** The pictures of a page that have two widths, once all are loaded. */
const inspectPictures = (page: Page): Promise<readonly ShownPicture[]> =>
  page.locator('main img[srcset]').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('it is no image');
        image.loading = 'eager';
        await image.decode();
        const { pathname } = new URL(image.currentSrc);
        const chosen = image.srcset.split(', ').find((each) => each.startsWith(`${pathname} `));
        return {
          chosen: chosen?.split(' ').at(-1) ?? '',
          shown: image.getBoundingClientRect().width,
          declared: image.naturalWidth,
        };
      }),
    ),
  );

const chosenOf = (pictures: readonly ShownPicture[]) => pictures.map(({ chosen }) => chosen);

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });

  test('a company page downloads narrow pictures, and each once', async ({ page, site }) => {
    const downloads: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/media/')) downloads.push(pathname);
    });
    await page.goto(site.urlOf('tech', await findPicturedCompany(site, 'tech')));
    const [cover, ...offices] = await inspectPictures(page);
    expect(cover?.chosen).toBe('720w');
    expect(offices.length).toBeGreaterThanOrEqual(3);
    expect(new Set(chosenOf(offices))).toEqual(new Set(['600w']));
    const wide = await page
      .locator('main img[srcset]')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(downloads.filter((path) => wide.includes(path))).toEqual([]);
    expect(new Set(downloads).size).toBe(downloads.length);
  });
});

test('a desktop downloads the wide picture where it is shown wide', async ({ page, site }) => {
  await page.goto(site.urlOf('tech', await findPicturedCompany(site, 'tech')));
  const [cover, ...offices] = await inspectPictures(page);
  expect(cover?.chosen).toBe('1120w');
  expect(new Set(chosenOf(offices))).toEqual(new Set(['600w']));
});

for (const brand of ['tech', 'management'] as const)
  test(`pages of ${brand} say how wide they show pictures`, async ({ page, site }) => {
    const company = await findPicturedCompany(site, brand);
    for (const width of [320, 390, 599, 600, 768, 899, 900, 1_100, 1_184, 1_280, 1_600])
      for (const path of [company, '/']) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site.urlOf(brand, path));
        // A scroll bar may take its room from the page, and pixels are rounded.
        for (const { shown, declared } of await inspectPictures(page))
          expect(Math.abs(declared - shown), `${path} at ${width}`).toBeLessThan(18);
      }
  });
