/** @typedef {import('./list-tests.mjs').TestOutcome} TestOutcome */

/** The longest time of a test on an idle machine. */
const MAX_TEST_MS = 20_000;
const SLOWEST = 10;

/** @type {(ms: number) => string} */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @type {(path: string) => string} */
const describeEvidence = (path) =>
  path.endsWith('trace.zip') ? `npx playwright show-trace ${path}` : path;

/**
 * Every test that failed: its full name, its file, the first line of the error, and what was recorded of it.
 * @param {readonly TestOutcome[]} tests
 * @returns {string} empty when all have passed
 */
export const describeFailures = (tests) => {
  const failed = tests.filter(({ error }) => error !== null);
  if (failed.length === 0) return '';
  const lines = failed.flatMap(({ name, file, error, evidence }) => [
    `✗ ${name}`,
    `    ${file}`,
    `    ${error}`,
    ...evidence.map((path) => `    ${describeEvidence(path)}`),
  ]);
  return [`failed tests (${failed.length}):`, ...lines].join('\n');
};

/**
 * The tests that took longest, and which of them take too long on a quiet machine.
 * @param {readonly TestOutcome[]} tests
 * @param {number} timeScale how many times longer things may take on this machine
 * @returns {string} empty without tests
 */
export const describeSlowest = (tests, timeScale) => {
  if (tests.length === 0) return '';
  const slowest = tests.toSorted((one, other) => other.ms - one.ms);
  const limit = MAX_TEST_MS * timeScale;
  const listed = Math.max(SLOWEST, slowest.filter(({ ms }) => ms > limit).length);
  const lines = slowest
    .slice(0, listed)
    .map(
      ({ name, file, ms }) =>
        `${seconds(ms).padStart(9)}  ${name} (${file})${ms > limit ? '  TOO LONG: split it' : ''}`,
    );
  const title = `slowest tests (limit ${seconds(limit)}, at ${timeScale} times the time of a quiet machine):`;
  return [title, ...lines].join('\n');
};
