import { defineConfig } from 'vitest/config';
import { readTimeScale, TIME_SCALE, timeLimit } from './scripts/test-run/time-scale.mjs';

/** Tests that take too long for every change: `npm run verify` runs them. */
const OF_VERIFY = process.env.VERIFY === 'full' ? [] : ['**/*.verify.test.ts'];

/** The full matrices of `npm run verify` take up to an hour in one test. */
const IS_FULL = ['CHAOS', 'ORDERS', 'SWEEP', 'VERIFY'].some((name) => process.env[name] === 'full');
const scaled = { [TIME_SCALE]: String(readTimeScale()) };

// Timeouts for tests that hang. They are far above normal durations, and grow with the slowness of the machine.
const shared = {
  setupFiles: [
    './packages/test-kit/src/console-guard.ts',
    './packages/test-kit/src/wait-limits.ts',
  ],
  exclude: ['**/node_modules/**', '**/dist/**', '**/.data/**', ...OF_VERIFY],
  testTimeout: IS_FULL ? timeLimit(3_600_000) : timeLimit(120_000),
  hookTimeout: timeLimit(240_000),
  env: scaled,
  expect: { poll: { timeout: timeLimit(20_000) } },
  restoreMocks: true,
};

/** Folders whose tests may create a database of their own. */
const WITH_DATABASE = [
  'bff',
  'packages/cli',
  'packages/experiments/src/metrics',
  'packages/experiments/src/recording',
  'packages/publishing',
  'packages/services',
  'packages/staff',
  'packages/telemetry',
  'packages/test-kit/src/database',
  'tests/chaos',
  'tests/database',
  'tests/load/canaries',
  'tests/search-quality',
];
const WITH_DOCUMENT = '**/*.dom.test.{ts,tsx}';
const OF_PRODUCTION = '**/*.production.test.{ts,tsx}';
const testsIn = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;

// Test files share a process and its loaded modules, whose loading would take most of their time. Exceptions are tests
// that change what a process has only once: the document, or the loaded build of React.
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...shared.exclude, ...WITH_DATABASE.map(testsIn), WITH_DOCUMENT, OF_PRODUCTION],
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: WITH_DATABASE.map(testsIn),
          globalSetup: [
            './packages/test-kit/src/global-setup.ts',
            './tests/redis/provide-redis.ts',
          ],
          isolate: false,
        },
      },
      {
        test: { ...shared, name: 'document', include: [WITH_DOCUMENT], environment: 'happy-dom' },
      },
      {
        test: {
          ...shared,
          name: 'production',
          include: [OF_PRODUCTION],
          env: { ...scaled, NODE_ENV: 'production' },
        },
      },
    ],
  },
});
