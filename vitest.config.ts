import { defineConfig } from 'vitest/config';

const shared = {
  setupFiles: ['./packages/test-kit/src/console-guard.ts'],
  exclude: ['**/node_modules/**', '**/dist/**', '**/.data/**'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  restoreMocks: true,
};

/** Folders whose tests may ask for a database of their own. */
const WITH_DATABASE = [
  'bff',
  'packages/cli',
  'packages/experiments/src/recording',
  'packages/services',
  'packages/test-kit/src/database',
  'packages/tracking',
  'tests/chaos',
];
const testsIn = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...shared.exclude, ...WITH_DATABASE.map(testsIn)],
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: WITH_DATABASE.map(testsIn),
          globalSetup: ['./packages/test-kit/src/global-setup.ts'],
        },
      },
    ],
  },
});
