import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { sql } from 'kysely';

interface Stopped {
  readonly label: string;
  readonly spaces: string;
}

const copy = (from: string, to: string): void => {
  execFileSync('cp', ['--archive', from, to]);
};

/**
 * Copies the data folder of a running PostgreSQL, as its documentation describes for a manual backup: the WAL, which is
 * copied last, makes the copy consistent.
 * @param during runs while the copy is made
 */
export const copyCluster = async (
  databaseUrl: string,
  cluster: string,
  target: string,
  during: () => Promise<void>,
): Promise<void> => {
  const { database, close } = await openDatabase({
    databaseUrl,
    dataDir: '',
    log: () => undefined,
  });
  try {
    await database.connection().execute(async (session) => {
      await sql`select pg_backup_start('test', fast => true)`.execute(session);
      copy(cluster, target);
      await during();
      const { rows } = await sql<Stopped>`select labelfile as label, spcmapfile as spaces
        from pg_backup_stop(wait_for_archive => false)`.execute(session);
      for (const left of ['postmaster.pid', 'postmaster.opts', 'pg_wal'])
        rmSync(join(target, left), { recursive: true, force: true });
      copy(join(cluster, 'pg_wal'), join(target, 'pg_wal'));
      writeFileSync(join(target, 'backup_label'), rows[0]?.label ?? '');
      // The files must have the owner of the folder.
      execFileSync('chown', [`--reference=${target}`, join(target, 'backup_label')]);
    });
  } finally {
    await close();
  }
};
