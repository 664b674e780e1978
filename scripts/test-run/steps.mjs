import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspaces } from '../setup/build-workspaces.mjs';
import { countPlaywright, countVitest } from './count-tests.mjs';
import { listPlaywright, listVitest } from './list-tests.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

/** @type {(root: string, name: string) => Step} */
const check = (root, name) => ({
  name,
  run: () =>
    new Promise((resolve, reject) => {
      const child = spawn(`npm run --silent ${name}`, { cwd: root, shell: true });
      const output = /** @type {Buffer[]} */ ([]);
      child.stdout.on('data', (chunk) => output.push(chunk));
      child.stderr.on('data', (chunk) => output.push(chunk));
      child.once('error', reject);
      child.once('close', (code) => {
        const ok = code === 0;
        resolve({
          passed: ok ? 1 : 0,
          failed: ok ? 0 : 1,
          notes: [],
          output: Buffer.concat(output).toString(),
        });
      });
    }),
});

/** @type {(root: string) => Step} */
export const buildStep = (root) => ({
  name: 'build',
  run: async () => {
    const { ok, output } = buildWorkspaces(root);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, notes: [], output };
  },
});

/**
 * Compares the blocks that a change touches with the revision before, by pictures.
 * @type {(root: string, browser: import('../setup/find-browser.mjs').Browser) => Step}
 */
const appearance = (root, browser) => ({
  name: 'appearance',
  run: async () => {
    const env = { ...process.env, ...browser.env, CHROMIUM_PATH: browser.executablePath };
    const child = spawn('npm', ['run', '--silent', 'visual:touched'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    const exitCode = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, notes: [] };
  },
});

/**
 * A test runner: its output is shown as it comes, its tests are counted from the report it writes.
 * @type {(options: {
 *   root: string,
 *   name: string,
 *   args: string[],
 *   env: NodeJS.ProcessEnv,
 *   reportFile: string,
 *   count: (report: never, exitCode: number | null) => import('./count-tests.mjs').Count,
 *   list: (report: never, root: string) => import('./list-tests.mjs').TestOutcome[],
 * }) => Step}
 */
const suite = ({ root, name, args, env, reportFile, count, list }) => ({
  name,
  run: async () => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const exitCode = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    if (!existsSync(reportFile)) throw new Error(`${name} left no report (code ${exitCode})`);
    const report = /** @type {never} */ (JSON.parse(readFileSync(reportFile, 'utf8')));
    return { ...count(report, exitCode), tests: list(report, root) };
  },
});

/**
 * Everything that `npm test` runs, in order.
 * @param {{ root: string, reports: string, browser: import('../setup/find-browser.mjs').Browser }} options
 *   reports: an empty folder for the runners' reports
 * @returns {Step[]}
 */
export const listSteps = ({ root, reports, browser }) => [
  ...['format', 'lint', 'types', 'directions', 'dead-code', 'names'].map((name) =>
    check(root, name),
  ),
  buildStep(root),
  suite({
    root,
    name: 'vitest',
    args: [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    env: {},
    reportFile: join(reports, 'vitest.json'),
    count: countVitest,
    list: listVitest,
  }),
  suite({
    root,
    name: 'browser',
    args: [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config=tests/e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: {
      ...browser.env,
      CHROMIUM_PATH: browser.executablePath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json'),
    },
    reportFile: join(reports, 'browser.json'),
    count: countPlaywright,
    list: listPlaywright,
  }),
  appearance(root, browser),
];
