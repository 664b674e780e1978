import { expect, type Locator } from '@playwright/test';

/** Waits until React has taken over what the server drew: a form that is sent before takes its own way, to another page. */
export const awake = async (part: Locator): Promise<void> => {
  await expect
    .poll(() =>
      part.evaluate((element) =>
        Object.keys(element).some((name) => name.startsWith('__reactFiber$')),
      ),
    )
    .toBe(true);
};
