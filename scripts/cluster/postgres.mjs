import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  canConnect,
  createDatabaseOnce,
} from '../../packages/services/src/platform/postgres/connection-check.ts';
import {
  createClusterOnce,
  SERVER_ROLE,
} from '../../packages/services/src/platform/postgres/create-cluster.ts';
import { findPlatformBinaries } from '../../packages/services/src/platform/postgres/platform-binaries.ts';
import { removeStalePidFile } from '../../packages/services/src/platform/postgres/postmaster-pid.ts';
import { openReachableFolder } from '../../packages/services/src/platform/postgres/reachable-folder.ts';
import { createSlotOnce } from '../../packages/services/src/platform/postgres/replication-slot.ts';
import {
  giveTo,
  resolveServerUser,
} from '../../packages/services/src/platform/postgres/server-user.ts';
import { stageBinaries } from '../../packages/services/src/platform/postgres/stage-binaries.ts';
import { spawnServer } from '../../packages/services/src/platform/postgres/start-server.ts';

const HOST = '127.0.0.1';
const SLOT = 'standby';
/** Readers of the standby delay the primary's vacuum, so that it does not remove rows that they need. */
const STANDBY_SETTINGS = ['hot_standby=on', 'hot_standby_feedback=on'];
/** A receiver without data from a killed primary reconnects. */
const PRIMARY_SETTINGS = ['wal_level=replica', 'max_wal_senders=4', 'wal_sender_timeout=5s'];

/** @type {(from: string, to: string) => void} */
const copyWithOwners = (from, to) => {
  const draft = `${to}-draft`;
  rmSync(draft, { recursive: true, force: true });
  const { status, stderr } = spawnSync('cp', ['-a', from, draft], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`);
  rmSync(join(draft, 'postmaster.pid'), { force: true });
  const moved = spawnSync('mv', [draft, to], { encoding: 'utf8' });
  if (moved.status !== 0) throw new Error(moved.stderr);
};

/**
 * A primary and a hot standby of the PostgreSQL from npm. The standby starts as a cold copy of the stopped primary, and
 * follows it by its own replication slot.
 * @param {{ folder: string, ports: { primary: number, standby: number }, say: (line: string) => void }} options
 */
export const preparePostgres = async ({ folder: wanted, ports, say }) => {
  const user = resolveServerUser();
  const folder = openReachableFolder(wanted, user);
  const context = { native: stageBinaries(findPlatformBinaries(), folder, user), user };
  const { cluster, password } = await createClusterOnce(context, folder, say);
  const standby = join(folder, 'standby');
  if (!existsSync(standby)) copyWithOwners(cluster, standby);
  const follow = {
    'postgresql.auto.conf': `primary_conninfo = 'host=${HOST} port=${ports.primary} user=${SERVER_ROLE} password=${password}'\nprimary_slot_name = '${SLOT}'\n`,
    'standby.signal': '',
  };
  for (const [name, text] of Object.entries(follow)) {
    writeFileSync(join(standby, name), text, { mode: 0o600 });
    giveTo(user, join(standby, name));
  }

  /** @type {(port: number, database: string) => string} */
  const urlOf = (port, database) =>
    `postgres://${SERVER_ROLE}:${encodeURIComponent(password)}@${HOST}:${port}/${database}`;
  /** @type {(data: string, port: number, settings: string[], log: string) => import('../run/spawn-program.mjs').Spawn} */
  const spawnOf = (data, port, settings, log) => () => {
    removeStalePidFile(data);
    return spawnServer(context, data, join(folder, log), port, settings);
  };
  // What is run is decided by the folder; sessions end at once, rather than when they like.
  const program = { args: [], env: {}, stopSignal: /** @type {const} */ ('SIGINT') };
  return {
    url: urlOf(ports.primary, 'broadsheet'),
    readUrl: urlOf(ports.standby, 'broadsheet'),
    primary: {
      ...program,
      spawnProgram: spawnOf(cluster, ports.primary, PRIMARY_SETTINGS, 'primary.log'),
      isReady: () => canConnect(urlOf(ports.primary, 'postgres')),
      // Before the standby runs.
      prepare: async () => {
        await createSlotOnce(urlOf(ports.primary, 'postgres'), SLOT);
        await createDatabaseOnce(urlOf(ports.primary, 'broadsheet'));
      },
    },
    standby: {
      ...program,
      spawnProgram: spawnOf(standby, ports.standby, STANDBY_SETTINGS, 'standby.log'),
      isReady: () => canConnect(urlOf(ports.standby, 'postgres')),
    },
  };
};
