import { defineConfig } from '@playwright/test';

// One worker: some specs edit the content of their site or kill its services. A second one, with a site of its own, saves
// three minutes on two cores, and has pages slow enough to be pressed before they are awake.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--disable-gpu'],
    },
  },
});
