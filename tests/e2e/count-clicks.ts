import type { Page } from '@playwright/test';

/** Counts what a hand does on the page from now on: clicks of the pointer and drags, also inside of its frames. */
export const countClicks = async (page: Page): Promise<() => number> => {
  let clicks = 0;
  await page.exposeFunction('reportPress', () => {
    clicks += 1;
  });
  const listen = () =>
    document.addEventListener('pointerdown', () => void Reflect.get(window, 'reportPress')(), true);
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => clicks;
};
