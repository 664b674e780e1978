import type { BrowserContext, Page } from '@playwright/test';

/**
 * Sums the layout shifts of every page from now on, except those of a navigation between pages; call it before the
 * first navigation.
 */
export const recordLayoutShift = async (pages: Page | BrowserContext): Promise<void> => {
  await pages.addInitScript(() => {
    const shifts: number[] = [];
    const swaps: { readonly from: number; until: number }[] = [];
    const parts: string[] = [];
    Object.assign(window, { layoutShifts: shifts, shiftedParts: parts });
    // On slow machines a page comes after browsers stop counting the click that requested it.
    window.navigation?.addEventListener('currententrychange', () => {
      const swap = { from: performance.now(), until: Number.POSITIVE_INFINITY };
      swaps.push(swap);
      const close = () => {
        swap.until = performance.now();
      };
      requestAnimationFrame(() => requestAnimationFrame(close));
    });
    const isSwap = (at: number) => swaps.some(({ from, until }) => from <= at && at <= until);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') || isSwap(entry.startTime)) continue;
        shifts.push(Reflect.get(entry, 'value'));
        const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources');
        const elements = sources.flatMap(({ node }) => (node instanceof Element ? [node] : []));
        const at = Math.round(entry.startTime);
        parts.push(...elements.map((one) => `${one.outerHTML.slice(0, 90)} at ${at} ms`));
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

/** The elements that have moved since the document was loaded, and when. */
export const readShiftedParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'shiftedParts') as readonly string[]);
