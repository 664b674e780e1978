import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supervise } from './supervise.mjs';

const SUPERVISE = new URL('./supervise.mjs', import.meta.url).href;
/** Prints its process id and then waits to be stopped. */
const PROGRAM = `
  import { appendFileSync } from 'node:fs';
  appendFileSync(process.env.PIDS, process.pid + '\\n');
  setInterval(() => undefined, 60_000);
`;
let folder = '';
let program = '';
let env: NodeJS.ProcessEnv = {};

const pids = () =>
  readFileSync(join(folder, 'pids'), 'utf8').split('\n').filter(Boolean).map(Number);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const pidNumber = (count: number) =>
  vi.waitFor(() => {
    const pid = pids()[count - 1];
    if (!pid) throw new Error(`no ${count}. start yet`);
    return pid;
  }, 10_000);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervise-'));
  program = join(folder, 'program.mjs');
  writeFileSync(join(folder, 'pids'), '');
  writeFileSync(program, PROGRAM);
  env = { ...process.env, PIDS: join(folder, 'pids') };
});
afterEach(() => rmSync(folder, { recursive: true }));

it('starts a program again that was killed, and says so', async () => {
  const lines: string[] = [];
  const supervised = supervise({
    name: 'services',
    args: [program],
    env,
    cwd: folder,
    say: (line) => lines.push(line),
  });
  const first = await pidNumber(1);
  process.kill(first, 'SIGKILL');
  const second = await pidNumber(2);
  expect(await supervised.firstExit).toBe('services ended with SIGKILL');
  expect(lines).toEqual([
    `services runs as process ${first}`,
    'services ended with SIGKILL; starting it again in 250 ms',
    `services runs as process ${second}`,
  ]);
  await supervised.stop();
  expect([isAlive(first), isAlive(second)]).toEqual([false, false]);
  expect(pids()).toEqual([first, second]);
});

it('does not start it again once it was stopped, not even between two starts', async () => {
  const supervised = supervise({
    name: 'services',
    args: [program],
    env,
    cwd: folder,
    say: () => undefined,
  });
  process.kill(await pidNumber(1), 'SIGKILL');
  await supervised.firstExit;
  expect(await supervised.stop()).toBe(false);
  expect(supervised.pid()).toBeUndefined();
  expect(pids()).toHaveLength(1);
});

it('leaves no orphan when the supervisor itself is killed', async () => {
  const options = JSON.stringify({ name: 'services', args: [program], cwd: folder });
  const source = `
    import { supervise } from ${JSON.stringify(SUPERVISE)};
    supervise({ ...${options}, env: process.env, say: () => undefined });
  `;
  const supervisor = spawn(process.execPath, ['--input-type=module', '--eval', source], { env });
  const pid = await pidNumber(1);
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000);
});

it('replaces a program by one with another environment, at once', async () => {
  const lines: string[] = [];
  const supervised = supervise({
    name: 'services',
    args: [program],
    env,
    cwd: folder,
    say: (line) => lines.push(line),
  });
  const first = await pidNumber(1);
  writeFileSync(join(folder, 'later'), '');
  await supervised.replace({ env: { ...env, PIDS: join(folder, 'later') } });
  await vi.waitFor(() => expect(readFileSync(join(folder, 'later'), 'utf8')).not.toBe(''), 10_000);
  expect(isAlive(first)).toBe(false);
  expect(lines).toEqual([
    `services runs as process ${first}`,
    `services runs as process ${supervised.pid()}`,
  ]);
  await supervised.stop();
});
