/**
 * @typedef {import('../test-run/list-tests.mjs').TestOutcome} TestOutcome
 * @typedef {{ name: string, file: string, runs: number, failures: { round: number, error: string, evidence: string[] }[] }}
 *   Tally
 */

/**
 * Counts in how many rounds each test has run, and how it failed.
 * @returns {{ add: (round: number, tests: readonly TestOutcome[]) => void, list: () => Tally[] }}
 *   `list` answers the tests that ever failed, the most frequent first
 */
export const createTally = () => {
  const tallies = /** @type {Map<string, Tally>} */ (new Map());
  return {
    add: (round, tests) => {
      for (const { name, file, error, evidence } of tests) {
        const key = `${file} ${name}`;
        const tally = tallies.get(key) ?? { name, file, runs: 0, failures: [] };
        tally.runs += 1;
        if (error !== null) tally.failures.push({ round, error, evidence });
        tallies.set(key, tally);
      }
    },
    list: () =>
      [...tallies.values()]
        .filter(({ failures }) => failures.length > 0)
        .sort((one, other) => other.failures.length - one.failures.length),
  };
};

/**
 * @param {readonly Tally[]} failed
 * @returns {string}
 */
export const describeTally = (failed) =>
  failed
    .flatMap(({ name, file, runs, failures }) => [
      `✗ ${name}`,
      `    ${file}`,
      `    failed in ${failures.length} of ${runs} runs: rounds ${failures.map(({ round }) => round).join(', ')}`,
      `    ${failures[0]?.error}`,
      ...(failures[0]?.evidence ?? []).map((path) => `    ${path}`),
    ])
    .join('\n');
