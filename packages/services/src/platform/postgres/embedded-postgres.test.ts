import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, launchEmbeddedPostgres } from './embedded-postgres.ts';
import { findRunningServer, hasEnded } from './postmaster-pid.ts';

const LAUNCHER = new URL('./embedded-postgres.ts', import.meta.url).href;

let folder: string;
let dataDir: string;
let running: EmbeddedPostgres[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-launch-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'postgres');
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.stop(true);
  rmSync(folder, { recursive: true, force: true });
});

const launch = async (onLost?: () => void): Promise<EmbeddedPostgres> => {
  const server = await launchEmbeddedPostgres({ dataDir, log: () => undefined, onLost });
  running.push(server);
  return server;
};
const runStatement = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};
const pidOfServer = (): number => findRunningServer(join(dataDir, 'cluster'))?.pid ?? 0;

describe('the embedded PostgreSQL', () => {
  it('starts on loopback only, durable, with a password that nobody else can read', async () => {
    const { url, reused } = await launch();
    expect(reused).toBe(false);
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect(
      await runStatement(
        url,
        `
      select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
             current_setting('listen_addresses') as listens, current_setting('server_encoding') as encoding,
             lower('ÄÉ') as lower`,
      ),
    ).toEqual([{ fsync: 'on', commit: 'on', listens: '127.0.0.1', encoding: 'UTF8', lower: 'äé' }]);
    expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'password'), 'utf8')).toBe(
      decodeURIComponent(new URL(url).password),
    );
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(runStatement(wrong.href, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('runs as nobody when started by root, else as whoever starts it', async () => {
    await launch();
    const { uid } = statSync(join(dataDir, 'cluster', 'postmaster.pid'));
    expect(uid).toBe(process.getuid?.() === 0 ? 65534 : process.getuid?.());
  });

  it('stops clean, and keeps its data for the next start', async () => {
    const first = await launch();
    await runStatement(first.url, 'create table kept as select 42 as answer');
    const pid = pidOfServer();
    await first.stop();
    expect(hasEnded(pid)).toBe(true);
    const second = await launch();
    expect(second.reused).toBe(false);
    expect(await runStatement(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('is taken over, running, after the process that started it was killed', async () => {
    const script = `
      import { launchEmbeddedPostgres } from ${JSON.stringify(LAUNCHER)};
      const { url } = await launchEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
      process.stdout.write(url);
      setInterval(() => undefined, 1000);`;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [address] = await once(child.stdout, 'data');
    await runStatement(String(address), 'create table kept as select 7 as answer');
    const pid = pidOfServer();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const server = await launch();
    expect(server.reused).toBe(true);
    expect(pidOfServer()).toBe(pid);
    expect(await runStatement(server.url, 'select answer from kept')).toEqual([{ answer: 7 }]);
    await server.stop();
    expect(findRunningServer(join(dataDir, 'cluster'))).toBeNull();
  });

  it('is one for all who start it at once, and stops with the last', async () => {
    const servers = await Promise.all([launch(), launch(), launch()]);
    expect(new Set(servers.map(({ url }) => new URL(url).port)).size).toBe(1);
    expect(servers.filter(({ reused }) => !reused)).toHaveLength(1);
    const [first, second, third] = servers;
    await first?.stop();
    await second?.stop();
    expect(await runStatement(third?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
    await third?.stop();
    expect(findRunningServer(join(dataDir, 'cluster'))).toBeNull();
  });

  it('recovers after the server itself was killed, and says that it was lost', async () => {
    let lost: () => void = () => undefined;
    const logged = new Promise<void>((resolve) => {
      lost = resolve;
    });
    const { url } = await launch(lost);
    await runStatement(url, 'create table kept as select 1 as answer');
    process.kill(pidOfServer(), 'SIGKILL');
    await logged;
    const again = await launch();
    expect(await runStatement(again.url, 'select answer from kept')).toEqual([{ answer: 1 }]);
  });

  it('leaves an address for others that leads to it, wherever it comes back', async () => {
    const readAddress = () => readFileSync(join(dataDir, 'url'), 'utf8').trim();
    const first = await launch();
    await runStatement(readAddress(), 'create table kept as select 5 as answer');
    expect(statSync(join(dataDir, 'url')).mode & 0o777).toBe(0o600);
    await first.stop();
    await expect(runStatement(readAddress(), 'select 1')).rejects.toThrow('ECONNREFUSED');
    const second = await launch();
    expect(await runStatement(readAddress(), 'select answer from kept')).toEqual([{ answer: 5 }]);
    await second.stop();
    expect(findRunningServer(join(dataDir, 'cluster'))).toBeNull();
  });

  it('is not misled by the pid file and the lock of processes that are gone', async () => {
    await (await launch()).stop();
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    writeFileSync(
      join(dataDir, 'cluster', 'postmaster.pid'),
      `${gone.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n`,
    );
    writeFileSync(join(dataDir, 'launch.lock'), String(gone.pid));
    expect((await launch()).reused).toBe(false);
  });

  it('is not misled by a stranger that has its old process id', async () => {
    await (await launch()).stop();
    writeFileSync(
      join(dataDir, 'cluster', 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n`,
    );
    expect((await launch()).reused).toBe(false);
  });

  it('starts afresh where a first start was cut off', async () => {
    await (await launch()).stop();
    rmSync(join(dataDir, 'cluster'), { recursive: true });
    const { url } = await launch();
    expect(await runStatement(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'draft'))).toBe(false);
  });

  it('explains itself when it cannot start', async () => {
    await (await launch()).stop();
    writeFileSync(join(dataDir, 'cluster', 'postgresql.conf'), 'shared_buffers = never');
    await expect(launch()).rejects.toThrow(
      /PostgreSQL did not start: it ended with code 1.*shared_buffers/s,
    );
    rmSync(join(dataDir, 'password'));
    await expect(launch()).rejects.toThrow(/has lost its password file/);
  });
});
