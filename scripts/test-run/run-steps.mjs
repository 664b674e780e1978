import { describeFailures, describeSlowest } from './describe-tests.mjs';
import { readTimeScale } from './time-scale.mjs';

/**
 * @typedef {import('./count-tests.mjs').Count} Count
 * @typedef {import('./list-tests.mjs').TestOutcome} TestOutcome
 * @typedef {Count & { output?: string, tests?: TestOutcome[] }} StepResult `tests` of a step that runs tests
 * @typedef {{ name: string, run: () => Promise<StepResult> }} Step
 */

/** @type {(ms: number) => string} */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs every step, even after a failed one, and reports each result. A step that throws has failed. The slowest tests
 * and all failed tests come last, so that the last lines name them.
 * @param {Step[]} steps
 * @param {(line: string) => void} say
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export const runSteps = async (steps, say) => {
  const total = { passed: 0, failed: 0 };
  const summary = [];
  const allTests = /** @type {TestOutcome[]} */ ([]);
  const width = Math.max(12, ...steps.map(({ name }) => name.length));
  for (const { name, run } of steps) {
    say(`── ${name}`);
    const startedAt = performance.now();
    const { passed, failed, notes, output, tests } = await run().catch((error) => ({
      passed: 0,
      failed: 1,
      notes: [error instanceof Error ? error.message : String(error)],
      output: '',
      tests: [],
    }));
    const took = seconds(performance.now() - startedAt);
    if (failed > 0 && output) say(output.trimEnd());
    for (const note of notes) say(`   ${note}`);
    const line = `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(width)} ${took.padStart(8)}  ${passed} passed, ${failed} failed`;
    say(line);
    summary.push(line);
    total.passed += passed;
    total.failed += failed;
    allTests.push(...(tests ?? []));
  }
  const slowest = allTests.length > 0 ? describeSlowest(allTests, readTimeScale()) : '';
  const parts = [slowest, summary.join('\n'), describeFailures(allTests)].filter(Boolean);
  say(`\n${parts.join('\n\n')}\n`);
  return total;
};
