import { defineConfig } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';

/** Run by `compare-appearance.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'appearance.pictures.ts',
  outputDir: '../../test-results/visual/differences',
  snapshotPathTemplate: '../../test-results/visual/before/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../test-results/visual/report', open: 'never' }],
  ],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: timeLimit(900_000),
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--disable-gpu'],
    },
  },
});
