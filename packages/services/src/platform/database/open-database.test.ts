import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { canConnect } from '../postgres/connection-check.ts';
import { findPlatformBinaries } from '../postgres/platform-binaries.ts';
import { runBinary } from '../postgres/run-binary.ts';
import { resolveServerUser } from '../postgres/server-user.ts';
import { stageBinaries } from '../postgres/stage-binaries.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open-database.ts';

/** Servers that this project does not start: the newest PostgreSQL, and the machine's own where it has one. */
const DEBIAN_15 = '/usr/lib/postgresql/15';
const SERVERS: readonly (readonly [string, (folder: string) => string])[] = [
  // Where only its owner may enter the checkout, the server's user could not start it there.
  ['18', (folder) => stageBinaries(findPlatformBinaries(), folder, resolveServerUser())],
  ...(existsSync(join(DEBIAN_15, 'bin/initdb')) ? [['15', () => DEBIAN_15] as const] : []),
];
const silent = (): void => undefined;

describe.each(SERVERS)('a PostgreSQL %s that DATABASE_URL names', (version, binariesIn) => {
  const user = resolveServerUser();
  let folder: string;
  let url: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'broadsheet-server-'));
    chmodSync(folder, 0o755);
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (user) chownSync(data, user.uid, user.gid);
    const native = binariesIn(folder);
    const context = { native, user };
    await runBinary(
      context,
      'initdb',
      ['-D', data, '-U', 'owner', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'],
      data,
    );
    const port = await findFreePort();
    const args = ['-D', data, '-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1'];
    const server = spawn(join(native, 'bin', 'postgres'), args, {
      ...user,
      cwd: data,
      stdio: 'ignore',
    });
    url = `postgres://owner@127.0.0.1:${port}/jobs_of_mine`;
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    stop = async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    };
    await vi.waitFor(
      async () => expect(await canConnect(url.replace('jobs_of_mine', 'postgres'))).toBe(true),
      { timeout: 30_000 },
    );
  });
  afterAll(() => stop());

  it('is used as it is, its database made if it is missing', async () => {
    const opened = await openDatabase({
      databaseUrl: url,
      dataDir: join(folder, 'unused'),
      log: silent,
    });
    expect(opened.url).toBe(url);
    const { rows } = await sql<{ version: string; name: string }>`
      select current_setting('server_version') as version, current_database() as name`.execute(
      opened.database,
    );
    expect(rows[0]?.version.startsWith(version)).toBe(true);
    expect(rows[0]?.name).toBe('jobs_of_mine');
    expect(existsSync(join(folder, 'unused'))).toBe(false);
    await opened.close();
  });

  it('takes all migrations, by several processes at once, and never twice', async () => {
    const open = () => openDatabase({ databaseUrl: url, dataDir: '', log: silent });
    const opened = await Promise.all([open(), open(), open()]);
    const ran = await Promise.all(opened.map(migrate));
    expect(ran.flat()).toEqual(Object.keys(MIGRATIONS));
    for (const { close } of opened) await close();
  });

  it('searches, folds and stems', async () => {
    const { database, close } = await openDatabase({ databaseUrl: url, dataDir: '', log: silent });
    await migrate({ database, url });
    const { rows } = await sql<{ folded: string; found: boolean }>`
      select broadsheet_fold('C++/C# at Café .NET/Node.js') as folded,
             to_tsvector('broadsheet', broadsheet_fold('Developers (IT)')) @@
             phraseto_tsquery('broadsheet', 'developer it') as found`.execute(database);
    expect(rows).toEqual([{ folded: 'cplusplus csharp at cafe  dotnet nodejs', found: true }]);
    await close();
  });

  it('survives the loss of its idle connections', async () => {
    const heard: string[] = [];
    const { database, close } = await openDatabase({
      databaseUrl: url,
      dataDir: '',
      log: (line) => heard.push(line),
    });
    await sql`select 1`.execute(database);
    const killer = await openDatabase({ databaseUrl: url, dataDir: '', log: silent });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
      killer.database,
    );
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(heard[0]).toContain('An idle database connection was lost');
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
    await killer.close();
    await close();
  });
});

describe('a server that is not there', () => {
  it('is named in the failure, without its password', async () => {
    const port = await findFreePort();
    const opening = openDatabase({
      databaseUrl: `postgres://me:secret@127.0.0.1:${port}/jobs`,
      dataDir: '',
      log: silent,
    });
    await expect(opening).rejects.toThrow(
      `The database at postgres://me@127.0.0.1:${port}/jobs does not answer`,
    );
    await expect(opening).rejects.not.toThrow('secret');
  });
});
