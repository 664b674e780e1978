import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listSources } from '../checks/list-sources.mjs';
import { proofStep } from './proof-step.mjs';
import { PROOFS } from './proofs.mjs';
import { runSteps } from './run-steps.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VERIFY = fileURLToPath(new URL('../verify.mjs', import.meta.url));
const run = (...given: string[]) =>
  spawnSync(process.execPath, [VERIFY, ...given], { encoding: 'utf8' });

describe('npm run verify', () => {
  it('runs all proofs to the end, and sums up which of them failed', async () => {
    const step = (name: string, command: string) =>
      proofStep(ROOT, { name, command, minutes: 0, shows: '' });
    const lines: string[] = [];
    const steps = [
      step('one', 'exit 3'),
      step('two-of-a-long-name', 'true'),
      step('three', 'kill -9 $$'),
    ];
    expect(await runSteps(steps, (line) => lines.push(line))).toEqual({ passed: 1, failed: 2 });
    expect(lines.at(-1)?.trim().split('\n')).toEqual([
      expect.stringMatching(/^FAILED one {17} +[\d.]+ s {2}0 passed, 1 failed$/),
      expect.stringMatching(/^ok {5}two-of-a-long-name +[\d.]+ s {2}1 passed, 0 failed$/),
      expect.stringMatching(/^FAILED three /),
    ]);
    expect(lines).toContain('   exit 3 ended with code 3');
    expect(lines).toContain('   kill -9 $$ ended with SIGKILL');
  });

  it('lists what there is, or of it what is named', () => {
    const { stdout, status } = run('--list', 'kills', 'backup');
    expect(status).toBe(0);
    expect(stdout.match(/^\w\S+/gm)).toEqual(['kills', 'backup']);
    expect(stdout).toContain('npx tsx tests/load/kill-writes.ts');
  });

  it('runs nothing where a name is wrong, and says which there are', () => {
    const { stdout, stderr, status } = run('kils', 'soak');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('No proof is called kils. There are: tests, feed,');
  });

  it('leaves none out: each program of tests/load and each test of its own', () => {
    const commands = PROOFS.map(({ command }) => command).join('\n');
    const programs = readdirSync(`${ROOT}tests/load`)
      .filter((name) => name.endsWith('.ts'))
      .filter((name) =>
        readFileSync(`${ROOT}tests/load/${name}`, 'utf8').includes('process.exitCode'),
      );
    expect(programs.length).toBeGreaterThan(5);
    for (const program of programs) expect(commands).toContain(`tests/load/${program}`);
    const own = listSources(ROOT, ['packages', 'bff', 'renderer', 'tests']).join('\n');
    for (const [, name] of own.matchAll(/([\w-]+)\.verify\.test\.ts/g))
      expect(commands).toContain(`VERIFY=full npx vitest run ${name}`);
    expect(new Set(PROOFS.map(({ name }) => name)).size).toBe(PROOFS.length);
  });
});
