import { relative } from 'node:path';

/**
 * The result of one test.
 * @typedef {{
 *   name: string,
 *   file: string,
 *   ms: number,
 *   error: string | null,
 *   evidence: string[],
 * }} TestOutcome
 * `name` is the full one, with those of its groups; `file` is relative to the root, with the line where it is known;
 * `error` is the first line of the failure, null for a test that passed; `evidence` are paths of traces and pictures.
 *
 * @typedef {{ name: string, assertionResults: {
 *   fullName: string, status: string, duration?: number | null, failureMessages?: string[] | null,
 * }[], status: string, message?: string }} VitestFile
 *
 * @typedef {{ status?: string, duration: number, error?: { message?: string },
 *   attachments?: { path?: string }[] }} PlaywrightResult
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: PlaywrightResult[] }[] }}
 *   PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of terminals begin with one
const COLOUR = /\u001b\[[\d;]*m/g;

/** @type {(message: string | undefined, otherwise: string) => string} */
const firstLine = (message, otherwise) =>
  message
    ?.replace(COLOUR, '')
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? otherwise;

/**
 * The tests of vitest's json report; a file that could not run is one that failed.
 * @param {{ testResults: VitestFile[] }} report
 * @param {string} root
 * @returns {TestOutcome[]}
 */
export const listVitest = (report, root) =>
  report.testResults.flatMap(({ name, assertionResults, status, message }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((test) => ({
      name: test.fullName,
      file,
      ms: test.duration ?? 0,
      error: test.status === 'passed' ? null : firstLine(test.failureMessages?.[0], test.status),
      evidence: [],
    }));
    const isBroken = status === 'failed' && tests.every(({ error }) => error === null);
    const error = firstLine(message, 'the file could not run');
    return isBroken ? [...tests, { name: file, file, ms: 0, error, evidence: [] }] : tests;
  });

/** @type {(spec: PlaywrightSpec, groups: string[], root: string) => TestOutcome[]} */
const outcomesOf = ({ title, file, line, tests }, groups, root) =>
  tests.map(({ status, results }) => {
    const failed = results.find((result) => result.status !== 'passed');
    const paths = (failed?.attachments ?? []).flatMap(({ path }) => (path ? [path] : []));
    return {
      name: [...groups, title].join(' > '),
      file: `tests/e2e/${file}:${line}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      error: status === 'expected' ? null : firstLine(failed?.error?.message, status),
      evidence: status === 'expected' ? [] : paths.map((path) => relative(root, path)),
    };
  });

/**
 * The tests of Playwright's json report, whose outermost groups are the files.
 * @param {{ suites: PlaywrightSuite[] }} report
 * @param {string} root
 * @returns {TestOutcome[]}
 */
export const listPlaywright = (report, root) => {
  /** @type {(suite: PlaywrightSuite, groups: string[]) => TestOutcome[]} */
  const listSuite = ({ specs = [], suites = [] }, groups) => [
    ...specs.flatMap((spec) => outcomesOf(spec, groups, root)),
    ...suites.flatMap((suite) => listSuite(suite, [...groups, suite.title])),
  ];
  return report.suites.flatMap((suite) => listSuite(suite, []));
};
