import type { BrowserContext, Page } from '@playwright/test';

/** Sums the layout shifts of every page from now on; call it before the first navigation. */
export const recordLayoutShift = async (pages: Page | BrowserContext): Promise<void> => {
  await pages.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** The sum since the document was loaded, where 0.02 is hardly to be seen. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shifts: number[] = Reflect.get(window, 'layoutShifts');
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
