import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { blockFixtures } from '@broadsheet/blocks/fixtures';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { writeThumbnail } from './write-thumbnail.ts';

/**
 * `npm run pictures [type...]` writes docs/images/blocks/<type>.webp from the first fixture of each block type, on a site that
 * it starts and stops, and from each the picture of Studio's palette.
 */
const FOLDER = fileURLToPath(new URL('../../docs/images/blocks/', import.meta.url));
const PAGES = fileURLToPath(new URL('../../docs/blocks/', import.meta.url));
const VIEWPORT = { width: 800, height: 900 };
const MAX_HEIGHT = 640;
const SCALE = 0.75;
const MAX_BYTES = 11_000;
/** The first quality whose file is small enough is used. */
const QUALITIES = [70, 50, 35, 20, 8];
const EDGE = 8;

const firstFixture = (fixtures: object): string => {
  const names = Object.keys(fixtures);
  return names.includes('usual') ? 'usual' : (names[0] ?? '');
};

/** The rectangle of the block's visible content, within the size of a picture. */
const measureBlock = async (page: Page) => {
  const boxes = await page.locator('[data-block-id]').evaluateAll((elements) =>
    elements
      .flatMap((element) => [...element.querySelectorAll('*')])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ top, bottom }) => ({ top: top + scrollY, bottom: bottom + scrollY })),
  );
  if (boxes.length === 0) throw new Error(`${page.url()} shows nothing`);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - EDGE);
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + EDGE;
  return { top, height: Math.min(MAX_HEIGHT, bottom - top) };
};

const takePicture = async (page: Page, devTools: CDPSession): Promise<Buffer> => {
  const { top, height } = await measureBlock(page);
  const clip = { x: 0, y: top, width: VIEWPORT.width, height, scale: SCALE };
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const options = { format: 'webp', quality, clip, captureBeyondViewport: true } as const;
    const { data } = await devTools.send('Page.captureScreenshot', options);
    picture = Buffer.from(data, 'base64');
    if (picture.length <= MAX_BYTES) break;
  }
  return picture;
};

/** Whether the page of a block in docs/blocks has a picture: not all blocks are visible by themselves. */
const hasPicture = async (type: string): Promise<boolean> =>
  (await readFile(`${PAGES}${type}.md`, 'utf8')).includes(`/${type}.webp)`);

const wanted = process.argv.slice(2);
const types: [string, object][] = [];
for (const [type, fixtures] of Object.entries(blockFixtures))
  if ((wanted.length === 0 || wanted.includes(type)) && (await hasPicture(type)))
    types.push([type, fixtures]);
await mkdir(FOLDER, { recursive: true });
const site = await startSite({ DEMO_DATA: 'off' });
const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--disable-gpu'],
});
let total = 0;
try {
  const page = await browser.newPage({
    viewport: VIEWPORT,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const devTools = await page.context().newCDPSession(page);
  for (const [type, fixtures] of types) {
    const path = `/dev/blocks/${type}/${encodeURIComponent(firstFixture(fixtures))}`;
    await page.goto(site.urlOf('tech', `${path}?brand=tech&theme=light`));
    const picture = await takePicture(page, devTools);
    await writeFile(`${FOLDER}${type}.webp`, picture);
    const thumbnailBytes = await writeThumbnail(type, picture);
    total += picture.length + thumbnailBytes;
    console.log(`${type} ${picture.length} ${thumbnailBytes}`);
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`${types.length} pictures, ${total} bytes`);
