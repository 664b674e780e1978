import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listPlaywright, listVitest } from '../test-run/list-tests.mjs';
import { TIME_SCALE } from '../test-run/time-scale.mjs';
import { shiftedEnv } from './clock/shifted-env.mjs';
import { isBrowserSpec } from './list-test-files.mjs';
import { slowMachine } from './slow-machine.mjs';

/**
 * @typedef {import('./plan-rounds.mjs').Round} Round
 * @typedef {import('../test-run/list-tests.mjs').TestOutcome} TestOutcome
 * @typedef {{ args: string[], env: Record<string, string>, list: typeof listVitest | typeof listPlaywright,
 *   name: string }} Command
 */

/** @type {(round: Round, files: string[], report: string) => Command} */
const vitestCommand = ({ workers, seed }, files, report) => ({
  name: files.length === 1 ? (files[0] ?? '') : 'vitest',
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--maxWorkers=${workers}`,
    '--sequence.shuffle.files',
    '--sequence.shuffle.tests',
    `--sequence.seed=${seed}`,
  ],
  env: {},
  list: listVitest,
});

/** @type {(round: Round, files: string[], report: string, output: string) => Command} */
const browserCommand = ({ workers }, files, report, output) => ({
  name: files.length === 1 ? (files[0] ?? '') : 'browser',
  args: [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...files,
    '--config=tests/e2e/playwright.config.ts',
    '--reporter=list,json',
    `--workers=${workers}`,
    `--output=${output}`,
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  list: listPlaywright,
});

/** @type {(round: Round, report: string, output: string) => Command[]} */
const listCommands = (round, report, output) => {
  const parts = round.isTogether
    ? [round.files.filter((file) => !isBrowserSpec(file)), round.files.filter(isBrowserSpec)]
    : round.files.map((file) => [file]);
  return parts
    .filter((files) => files.length > 0)
    .map((files) =>
      isBrowserSpec(files[0] ?? '')
        ? browserCommand(round, files, report, output)
        : vitestCommand(round, files, report),
    );
};

/** @type {(root: string, command: Command, env: NodeJS.ProcessEnv, log: string) => Promise<void>} */
const run = (root, { args, env }, roundEnv, log) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...roundEnv, ...env } });
    child.stdout.on('data', (chunk) => appendFileSync(log, chunk));
    child.stderr.on('data', (chunk) => appendFileSync(log, chunk));
    child.once('error', reject);
    child.once('close', () => resolve());
  });

/**
 * Runs the files of a round under its conditions.
 * @param {{ root: string, folder: string, round: Round, clock: string | null,
 *   browserEnv: Record<string, string> }} options
 *   `folder` takes logs and traces; `clock` is the library of buildClock
 * @returns {Promise<TestOutcome[]>} a runner that leaves no report is a test that failed
 */
export const runRound = async ({ root, folder, round, clock, browserEnv }) => {
  const output = join(folder, `round-${round.number}`);
  mkdirSync(output, { recursive: true });
  const report = join(folder, 'report.json');
  const log = join(folder, `round-${round.number}.log`);
  const envNow = () => ({
    ...process.env,
    ...browserEnv,
    TZ: round.zone,
    ...(clock && round.startAt ? shiftedEnv(clock, round.startAt.getTime() - Date.now()) : {}),
    // Each run measures it again: the machine is slower in some of them.
    [TIME_SCALE]: '',
  });
  const stop = round.isSlow ? slowMachine() : () => undefined;
  const outcomes = /** @type {TestOutcome[]} */ ([]);
  try {
    for (const command of listCommands(round, report, output)) {
      rmSync(report, { force: true });
      await run(root, command, envNow(), log);
      if (existsSync(report)) {
        const written = JSON.parse(readFileSync(report, 'utf8'));
        outcomes.push(...command.list(written, root));
      } else {
        const error = `the runner left no report; see ${relative(root, log)}`;
        outcomes.push({ name: command.name, file: command.name, ms: 0, error, evidence: [] });
      }
    }
  } finally {
    stop();
  }
  return outcomes;
};
