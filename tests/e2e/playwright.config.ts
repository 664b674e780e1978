import { defineConfig } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';

/** Artificially slow pages take longer. */
const SLOWNESS = Math.max(1, Number(process.env.SLOWNESS ?? 1));
const limit = (ms: number): number => timeLimit(ms) * SLOWNESS;

// Timeouts for tests that hang. They are far above normal durations, and grow with the slowness of the machine. Each
// worker has its own site: some specs edit its content or kill its services.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: limit(120_000),
  expect: { timeout: limit(20_000) },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Its background requests are no subject of most specs; those about reading offline allow it.
    serviceWorkers: 'block',
    // Pictures of every step would take a sixth of the time of all tests; TRACE=full takes them.
    trace: {
      mode: 'retain-on-failure',
      snapshots: process.env.TRACE === 'full',
      screenshots: process.env.TRACE === 'full',
      sources: process.env.TRACE === 'full',
    },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--disable-gpu'],
    },
  },
});
