import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseOnce } from '@broadsheet/services/platform/postgres/connection-check';
import {
  createClusterOnce,
  SERVER_ROLE,
} from '@broadsheet/services/platform/postgres/create-cluster';
import { findPlatformBinaries } from '@broadsheet/services/platform/postgres/platform-binaries';
import { giveTo, resolveServerUser } from '@broadsheet/services/platform/postgres/server-user';
import { stageBinaries } from '@broadsheet/services/platform/postgres/stage-binaries';
import pg from 'pg';
import { findFreePort } from '../site/free-port.ts';
import { type PostgresProcess, postgresProcess } from './postgres-process.ts';

export interface DatabasePair {
  readonly primary: PostgresProcess;
  /** Replays the primary's WAL. */
  readonly standby: PostgresProcess;
  readonly close: () => Promise<void>;
}

const copyFolder = (from: string, to: string): void => {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  // Session files may disappear during the copy: the replay restores their data.
  if (status !== 0 && !/No such file/.test(stderr)) throw new Error(stderr);
};

/** Copies a running server like pg_basebackup, which the embedded binaries lack. */
const copyRunning = async (url: string, from: string, to: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    copyFolder(from, to);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    rmSync(join(to, 'pg_wal'), { recursive: true });
    copyFolder(join(from, 'pg_wal'), to);
    for (const name of ['postmaster.pid', 'postmaster.opts'])
      rmSync(join(to, name), { force: true });
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(join(to, 'standby.signal'), '');
    for (const name of ['backup_label', 'standby.signal'])
      giveTo(resolveServerUser(), join(to, name));
  } finally {
    await client.end();
  }
};

/** A primary and a hot standby of it, both running; the test closes them. */
export const startDatabasePair = async (): Promise<DatabasePair> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-pair-'));
  chmodSync(folder, 0o755);
  const user = resolveServerUser();
  giveTo(user, folder);
  const context = { native: stageBinaries(findPlatformBinaries(), folder, user), user };
  const { cluster, password } = await createClusterOnce(context, folder, () => undefined);
  const addressOf = (port: number) => ({
    port,
    url: `postgres://${SERVER_ROLE}:${encodeURIComponent(password)}@127.0.0.1:${port}/broadsheet`,
  });
  const primaryAt = addressOf(await findFreePort());
  const primary = postgresProcess(context, cluster, primaryAt);
  await primary.start();
  await createDatabaseOnce(primary.url);
  const copy = join(folder, 'standby');
  await copyRunning(primary.url, cluster, copy);
  const from = `host=127.0.0.1 port=${primaryAt.port} user=${SERVER_ROLE} password=${password}`;
  appendFileSync(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = '${from}'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
  const standby = postgresProcess(context, copy, addressOf(await findFreePort()));
  await standby.start();
  return {
    primary,
    standby,
    close: async () => {
      await standby.kill();
      await primary.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
