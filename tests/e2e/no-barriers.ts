import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for fades and colour transitions: colours in between are neither the old nor the new ones. */
const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** A part that axe leaves out: frames, or a page that something else covers. */
type LeftOut = 'iframe' | 'main';

/** Runs axe on a page at rest. */
export const findBarriers = async (page: Page, except?: LeftOut): Promise<string[]> => {
  await waitForPaint(page);
  // A report of passed checks would take as long again, and a page of axe's own.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true);
  const { violations } = await (except ? axe.exclude(except) : axe).analyze();
  return violations.map(({ id, nodes }) =>
    [`${id} at`, ...nodes.map(({ target, html }) => `${target.join(' ')}: ${html}`)].join('\n'),
  );
};

/** No violations of axe, and nothing wider than the screen. */
export const expectNoBarriers = async (page: Page, except?: LeftOut): Promise<void> => {
  expect(await findBarriers(page, except)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};
