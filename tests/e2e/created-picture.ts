import type { Page } from '@playwright/test';

/** A PNG, as base64, that is red above and blue below, taller than wide. */
export const createPicture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_600;
    canvas.height = 2_400;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('nothing can be drawn');
    for (const [colour, top] of [
      ['#f00', 0],
      ['#00f', 1_200],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(0, top, 1_600, 1_200);
    }
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  });
