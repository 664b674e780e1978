import { expect, type Locator, type Page, selectors } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';

/** How long a page may take to hydrate; after it a test continues like an impatient visitor. */
const LONGEST_MS = timeLimit(10_000);

/** Runs in the page: returns its document while a block with controls is not hydrated. */
const findAsleep = () => {
  const isTaken = (element: Element): boolean =>
    element.childElementCount === 0 ||
    [...element.children].some((child) =>
      Object.keys(child).some((name) => name.startsWith('__reactFiber$')),
    );
  const isSeen = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  const find = (root: Document | Element): Element[] => {
    const document = root instanceof Document ? root : root.ownerDocument;
    if (!document.querySelector('script[type="module"][src]')) return [];
    const { dataset, style } = document.documentElement;
    // The height of the cookie question is measured as soon as its answers are taken over.
    const hasQuestion =
      dataset.asks !== undefined && document.getElementById('cookie-question') !== null;
    const isQuestionAsleep = hasQuestion && !style.getPropertyValue('--note');
    if (isQuestionAsleep) return [document.body];
    const blocks = [...document.querySelectorAll('[data-hydrate="load"]')];
    const seen = [...document.querySelectorAll('[data-hydrate="visible"]')].filter(isSeen);
    return [...blocks, ...seen].every(isTaken) ? [] : [document.body];
  };
  return { query: (root: Document) => find(root)[0], queryAll: find };
};

await selectors.register('asleep', findAsleep);

/**
 * Makes each click of a test wait until the page is hydrated: earlier clicks use the forms without scripts, which
 * works, but is not the subject of the test.
 */
export const pressOnlyAwake = async (page: Page): Promise<void> => {
  const asleep = page.locator('asleep=any');
  await page.addLocatorHandler(
    asleep,
    () => asleep.waitFor({ state: 'detached', timeout: LONGEST_MS }).catch(() => {}),
    { noWaitAfter: true },
  );
};

/** Waits until React has hydrated the server's HTML: for blocks that hydrate when they become visible. */
export const awake = async (part: Locator): Promise<void> => {
  await expect
    .poll(() =>
      part.evaluate((element) =>
        Object.keys(element).some((name) => name.startsWith('__reactFiber$')),
      ),
    )
    .toBe(true);
};
