import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Result, ROUNDS, suiteTable } from './suite-table.ts';
import { isSuite, SUITES, type SuiteName } from './suites.ts';

const REPORT_CPU = pathToFileURL(fileURLToPath(new URL('report-cpu.ts', import.meta.url))).href;
/** The suite's last line before it serves the pages. */
const MEASURED = 'Check out the actual render results:';
const GROUP = /^Benchmarking (\w+)/;
const CPU = /^cpu of (.+): ([\d.]+) ms$/;
const ROW_OF_BENCHMARK = /│ \d+\s+│ '(.+?)'\s+│ (\d+)\s+│ '[\d.]+'\s+│ \d+\s+│ '([\d.]+)'/;
const RESULT_OF_TRACKER = /^result: (.+)$/;

const measureTracker = (package_: string): string => `
  process.chdir('packages/stats-generator');
  const { runSSRRequestThroughputBenchmark: run } = await import('./packages/stats-generator/src/ssrRequestThroughput/index.ts');
  const { opsPerSec, bodySizeKb } = await run('${package_}');
  console.log('result: ' + JSON.stringify({ opsPerSec, bodySizeKb }));
  process.exit();
`;

/** Runs Node in the clone, and returns the lines that it writes until it ends or the last of them is there. */
const linesOf = async (
  clone: string,
  suite: SuiteName,
  args: readonly string[],
  order: string,
): Promise<string[]> => {
  const tinybench = pathToFileURL(resolve(clone, SUITES[suite].tinybench)).href;
  const child = spawn(process.execPath, ['--import', REPORT_CPU, ...args], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // SvelteKit's adapter refuses requests that name no host, as those of ssr-benchmark, without it.
      ORIGIN: 'http://localhost',
      SUITE_ORDER: order,
      SUITE_TINYBENCH: tinybench,
    },
  });
  const exit = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (line === MEASURED) break;
    lines.push(line);
  }
  child.kill();
  await exit;
  return lines;
};

const readTracker = (name: string, lines: readonly string[]): Result[] => {
  const json = lines.map((line) => RESULT_OF_TRACKER.exec(line)?.[1]).find(Boolean);
  if (!json) return [];
  const { opsPerSec, bodySizeKb } = JSON.parse(json);
  const cpu = lines.map((line) => CPU.exec(line)?.[2]).findLast(Boolean);
  return [{ group: '', name, perSecond: opsPerSec, cpu: Number(cpu), kilobytes: bodySizeKb }];
};

const readBenchmark = (lines: readonly string[]): Result[] => {
  const cpu = new Map<string, number>();
  const results: Result[] = [];
  let group = '';
  for (const line of lines) {
    group = GROUP.exec(line)?.[1] ?? group;
    const [, task, ms] = CPU.exec(line) ?? [];
    if (task) cpu.set(task, Number(ms));
    const [, name, perSecond, kilobytes] = ROW_OF_BENCHMARK.exec(line) ?? [];
    if (!name) continue;
    const values = { perSecond: Number(perSecond), kilobytes: Number(kilobytes) };
    results.push({ group, name, ...values, cpu: cpu.get(name) ?? Number.NaN });
  }
  return results;
};

const measureRound = async (suite: SuiteName, clone: string, order: string): Promise<Result[]> => {
  if (suite === 'ssr-benchmark')
    return readBenchmark(await linesOf(clone, suite, ['src/index.js'], order));
  const [{ file } = { file: '' }] = SUITES[suite].insertions;
  const listed = [...readFileSync(join(clone, file), 'utf8').matchAll(/package: '(.+)'/g)];
  const packages = listed.map(([, name]) => name ?? '');
  const results: Result[] = [];
  for (const name of order === 'backwards' ? packages.reverse() : packages) {
    const args = ['--input-type=module', '--eval', measureTracker(name)];
    const found = readTracker(name.replace('app-', ''), await linesOf(clone, suite, args, order));
    if (found.length === 0) console.error(`${name} did not run`);
    results.push(...found);
  }
  return results;
};

const [suite, clone] = process.argv.slice(2);
if (!isSuite(suite) || !clone) {
  throw new Error(
    `measure-suite.ts <${Object.keys(SUITES).join(' or ')}> <the folder of its clone>`,
  );
}
const rounds: Result[][] = [];
const loads: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  loads.push(loadavg()[0] ?? Number.NaN);
  rounds.push(await measureRound(suite, clone, round % 2 === 0 ? 'forwards' : 'backwards'));
  console.error(`round ${round + 1}`, JSON.stringify(rounds.at(-1)));
}
loads.push(loadavg()[0] ?? Number.NaN);
console.log(suiteTable(rounds).join('\n'));
console.log(
  `\nNode ${process.versions.node}. Load average of the machine before each round and at the end: ${loads.map((load) => load.toFixed(1)).join(', ')}.`,
);
