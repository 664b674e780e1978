/** `npm run verify` runs each test in every setting. */
export const isFull = process.env.SWEEP === 'full';

/**
 * Whether the next test of a setting, which the indexes of its brand, screen and the like name, is to run. `npm test`
 * runs each test in every second setting, and the next test in the others, so that each brand and each screen has its
 * share; `npm run verify` runs all.
 */
export const byTurns = (...indexes: number[]): (() => boolean) => {
  let turn = indexes.reduce((sum, index) => sum + index, 0);
  return () => {
    turn += 1;
    return isFull || turn % 2 === 1;
  };
};
