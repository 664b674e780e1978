/**
 * @typedef {{ passed: number, failed: number, notes: string[] }} Count
 * @typedef {{ status: string, fullName: string }} VitestAssertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestAssertion[] }} VitestFile
 */

/**
 * No test at all, and a runner that failed although its tests passed, are failures too.
 * @type {(count: Count, exitCode: number | null) => Count}
 */
const close = ({ passed, failed, notes }, exitCode) => {
  if (passed + failed === 0) return { passed, failed: 1, notes: [...notes, 'no test was run'] };
  if (exitCode === 0 || failed > 0) return { passed, failed, notes };
  return { passed, failed: 1, notes: [...notes, `the runner ended with code ${exitCode}`] };
};

/**
 * Counts the report of vitest's json reporter. What was skipped did not pass: it counts as failed.
 * @param {{ testResults: VitestFile[] }} report
 * @param {number | null} exitCode of the runner
 * @returns {Count}
 */
export const countVitest = (report, exitCode) => {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((t) => t.status === 'passed'),
  );
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
  const passed = tests.filter((test) => test.status === 'passed').length;
  return close(
    {
      passed,
      failed: tests.length - passed + brokenFiles.length,
      notes: [
        ...brokenFiles.map((file) => `${file.name} could not run`),
        ...skipped.map((test) => `skipped: ${test.fullName}`),
      ],
    },
    exitCode,
  );
};

/**
 * Counts the report of Playwright's json reporter. Flaky and skipped tests count as failed.
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: { message?: string }[],
 * }} report
 * @param {number | null} exitCode of the runner
 * @returns {Count}
 */
export const countPlaywright = ({ stats, errors }, exitCode) =>
  close(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      notes: [
        ...errors.map((error) => error.message ?? 'the runner reported an error'),
        ...(stats.flaky > 0 ? [`${stats.flaky} flaky`] : []),
        ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
      ],
    },
    exitCode,
  );
