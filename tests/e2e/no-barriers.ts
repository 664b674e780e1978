import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for what fades in or changes its colour: half-way there it is neither what it was nor what it will be. */
const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** What axe finds of a page at rest; frames within it are looked at unless they are left out. */
export const findBarriers = async (page: Page, except?: 'iframe'): Promise<string[]> => {
  await waitForPaint(page);
  // A report of what is sound would take as long again, and a page of axe's own for it.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true);
  const { violations } = await (except ? axe.exclude(except) : axe).analyze();
  return violations.map(({ id, nodes }) =>
    [`${id} at`, ...nodes.map(({ target, html }) => `${target.join(' ')}: ${html}`)].join('\n'),
  );
};

/** Nothing that axe finds, and nothing wider than the screen. */
export const expectNoBarriers = async (page: Page, except?: 'iframe'): Promise<void> => {
  expect(await findBarriers(page, except)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};
