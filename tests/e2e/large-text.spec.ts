import { expect, test } from './site-test.ts';

const LIST = '/search/jobs.html';

test('text of twice the size reads in one direction, on a wide window and on half of one', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', LIST));
  const job = await page.locator('[data-more-rows] li a').first().getAttribute('href');
  const wider: string[] = [];
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', LIST, job ?? '', '/sitemap', '/register']) {
      await page.goto(site.urlOf('tech', path));
      const beyond = await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% !important }');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      if (beyond > 0) wider.push(`${path} at ${width} px is ${beyond} px wider`);
    }
  }
  expect(wider).toEqual([]);
});
