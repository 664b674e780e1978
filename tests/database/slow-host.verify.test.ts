import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@broadsheet/services/platform/postgres/free-port';
import { findRunningServer } from '@broadsheet/services/platform/postgres/postmaster-pid';
import { throttleProcesses } from '@broadsheet/test-kit/faults/throttle-processes';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const A_FIFTH = 0.2;
const LONG_MS = 1_800_000;
const ROWS = 3_000;

let dataDir: string;
const children: ChildProcess[] = [];
const databasePid = () => findRunningServer(join(dataDir, 'postgres', 'cluster'))?.pid;
let letRun: () => void;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'broadsheet-slow-'));
  chmodSync(dataDir, 0o755);
  const roots = () =>
    [databasePid(), ...children.map(({ pid }) => pid)].filter((pid) => pid !== undefined);
  letRun = throttleProcesses(roots, A_FIFTH);
});
afterAll(async () => {
  letRun();
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (args: readonly string[], env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const note = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  return { child, output: () => output };
};

it('on a machine that gives them a fifth of its time, services start and a feed is imported whole', async () => {
  const port = await findFreePort();
  const services = run(['packages/services/src/server.ts'], {
    SERVICES_PORT: String(port),
    DEMO_SCALE: '0.1',
  });
  await vi.waitFor(
    async () => {
      expect(services.child.exitCode, services.output()).toBeNull();
      expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    },
    { timeout: LONG_MS, interval: 500 },
  );
  expect(services.output()).toContain('Still starting');
  expect(services.output()).not.toContain('has stopped to answer');

  const feed = join(dataDir, 'feed.csv');
  const rows = Array.from({ length: ROWS }, (_, row) => `${row},Engineer ${row},Acme,Mumbai`);
  writeFileSync(feed, ['id,title,company,location', ...rows, ''].join('\n'));
  const imported = run(
    ['packages/cli/bin/broadsheet.js', 'jobs', 'import', feed, '--format', 'csv'],
    {},
  );
  expect(await once(imported.child, 'exit')).toEqual([0, null]);
  expect(imported.output()).toContain(`${ROWS} read: ${ROWS} created, 0 updated, 0 unchanged`);
  expect(imported.output()).not.toContain('has stopped to answer');
});
