import type { Page } from '@playwright/test';
import { readLayoutShift, readShiftedParts } from './layout-shift.ts';

const MAX_LAYOUT_SHIFT = 0.02;
const WIDTHS = [1280, 640, 390, 320];

/** That a page is wider than its window. */
export const findOverflow = async (page: Page): Promise<string[]> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`is ${overflow} px wider than the screen`] : [];
};

/** How far a page overflows its window with text of twice the size, with the last such element. */
const findWideText = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets = [sheet];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const { outerHTML = '' } = wide.at(-1) ?? {};
    return `${scrollWidth - clientWidth} px too wide: ${outerHTML.slice(0, 160)}`;
  });

/** How far a page with large text overflows its window; leaves the page with large text in a narrow window. */
export const findWideTexts = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const fault = await findWideText(page);
    if (fault !== null) faults.push(`with large text at ${width} px is ${fault}`);
  }
  return faults;
};

/** That a page has moved since it was loaded, and what of it. */
export const findShift = async (page: Page): Promise<string[]> => {
  const shift = await readLayoutShift(page);
  if (shift < MAX_LAYOUT_SHIFT) return [];
  return [`moves by ${shift.toFixed(3)}: ${(await readShiftedParts(page)).join(', ')}`];
};

/** What a page lacks without scripts: text, links, or working buttons. */
export const findDeadParts = async (page: Page): Promise<string[]> => {
  const { text, heading, links, deadButtons } = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility();
    const listShown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(isShown);
    const isDead = (button: Element) =>
      !(button instanceof HTMLButtonElement && (button.form || button.popoverTargetElement));
    return {
      text: document.querySelector('main')?.textContent.trim().length ?? 0,
      heading: listShown('h1').length,
      links: listShown('a[href]').length,
      deadButtons: listShown('button')
        .filter(isDead)
        .map((button) => button.outerHTML),
    };
  });
  return [
    ...(text > 20 ? [] : ['says nothing']),
    ...(heading === 1 ? [] : [`shows ${heading} headings of the page`]),
    ...(links > 5 ? [] : ['leads nowhere']),
    ...deadButtons.map((button) => `shows a button that does nothing: ${button}`),
  ];
};
