import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClock } from './flaky/clock/shifted-env.mjs';
import { isBrowserSpec, listTestFiles } from './flaky/list-test-files.mjs';
import { describeRound, planRounds } from './flaky/plan-rounds.mjs';
import { readArguments } from './flaky/read-arguments.mjs';
import { runRound } from './flaky/run-round.mjs';
import { createTally, describeTally } from './flaky/tally-tests.mjs';
import { buildWorkspaces } from './setup/build-workspaces.mjs';
import { findBrowsers } from './setup/find-browser.mjs';
import { describeFailures } from './test-run/describe-tests.mjs';

// Repeats the tests under changing conditions, and names each that ever fails: one that does depends on order, load, time
// or chance.
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'test-results/flaky');
/** @param {string} line */
const say = (line) => console.log(line);

/** @param {readonly string[]} files */
const findRoundBrowsers = async (files) =>
  files.some(isBrowserSpec) ? await findBrowsers(root, say) : [];

/** @type {string | null} */
let clock = null;
try {
  const given = readArguments(process.argv.slice(2), Date.now() % 1_000_000);
  const files = listTestFiles(root, given.files);
  const { ok, output } = buildWorkspaces(root);
  if (!ok) throw new Error(output);
  const found = await findRoundBrowsers(files);
  const browsers = found.map(({ executablePath }) => relative(root, executablePath));
  clock = buildClock();
  if (!clock)
    say('There is no C compiler for Linux here: every round runs at the time of this machine.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say(`${files.length} files, ${given.rounds} rounds; repeat with --seed=${given.seed}`);
  const tally = createTally();
  const named = browsers.length > 0 ? browsers : ['no browser'];
  for (const round of planRounds({ ...given, files, browsers: named, now: new Date() })) {
    say(`── round ${round.number}: ${describeRound(round)}`);
    const browser = found[browsers.indexOf(round.browser)];
    const browserEnv = browser ? { ...browser.env, CHROMIUM_PATH: browser.executablePath } : {};
    const tests = await runRound({ root, folder, round, clock, browserEnv });
    tally.add(round.number, tests);
    say(describeFailures(tests) || `   ${tests.length} passed`);
  }
  const failed = tally.list();
  say(failed.length === 0 ? '\nno test failed in any round' : `\n${describeTally(failed)}`);
  say(`logs and traces: ${relative(root, folder)}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  if (clock) rmSync(dirname(clock), { recursive: true, force: true });
}
