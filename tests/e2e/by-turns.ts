import type { TestInfo, TestType } from '@playwright/test';

/** `npm run verify` runs each test in every setting. */
export const isFull = process.env.SWEEP === 'full';

/**
 * The tests of one setting, which the indexes of its brand, screen and the like name. `npm test` runs each test in
 * every second setting, and the next test in the others, so that each brand and each screen has its share; `npm run
 * verify` runs all.
 */
export const byTurns = <Args extends object, WorkerArgs extends object>(
  test: TestType<Args, WorkerArgs>,
  ...indexes: number[]
) => {
  let turn = indexes.reduce((sum, index) => sum + index, 0);
  return (
    title: string,
    body: (args: Args & WorkerArgs, info: TestInfo) => Promise<void> | void,
  ): void => {
    if (isFull || turn % 2 === 0) test(title, body);
    turn += 1;
  };
};
