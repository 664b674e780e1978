import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { writeAddressFile } from './address-file.ts';
import { canConnect, createDatabaseOnce } from './connection-check.ts';
import { createClusterOnce, SERVER_ROLE } from './create-cluster.ts';
import { LOOPBACK } from './free-port.ts';
import { withLaunchLock } from './launch-lock.ts';
import { findPlatformBinaries } from './platform-binaries.ts';
import { findRunningServer, hasEnded, removeStalePidFile } from './postmaster-pid.ts';
import { openReachableFolder } from './reachable-folder.ts';
import { type BinaryContext, runBinary } from './run-binary.ts';
import { resolveServerUser } from './server-user.ts';
import { stageBinaries } from './stage-binaries.ts';
import { startServer } from './start-server.ts';

export interface EmbeddedPostgres {
  /** Address of the product's own database on this server. */
  readonly url: string;
  /** Whether a server that already ran was taken over, as after a SIGKILL. */
  readonly reused: boolean;
  /** Stops the server, unless another process still uses it; `force` ends that process's sessions too. */
  readonly stop: (force?: boolean) => Promise<void>;
}

export interface EmbeddedOptions {
  /** Holds all data of this server; created if missing. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Called when the server ends although this process did not stop it. */
  readonly onLost?: (() => void) | undefined;
}

const DATABASE = 'broadsheet';
const TAKE_OVER_DEADLINE_MS = 20_000;
const POLL_MS = 25;

/** Distinguishes the sessions of this launch from those of others. */
const newSessionName = (): string => `broadsheet-${randomUUID().slice(0, 8)}`;

const addressOf = (port: number, password: string, session: string, database = DATABASE): string =>
  `postgres://${SERVER_ROLE}:${encodeURIComponent(password)}@${LOOPBACK}:${port}/${database}` +
  `?application_name=${session}`;

/** Waits for a server that already runs; null when it ended instead. */
const takeOver = async (
  cluster: string,
  isReady: (port: number) => Promise<boolean>,
): Promise<number | null> => {
  const deadline = Date.now() + TAKE_OVER_DEADLINE_MS;
  for (;;) {
    const running = findRunningServer(cluster);
    if (!running) return null;
    if (running.port > 0 && (await isReady(running.port))) return running.port;
    if (Date.now() > deadline)
      throw new Error(
        `Process ${running.pid} holds the database in ${cluster} but does not answer. Stop it, and start again.`,
      );
    await wait(POLL_MS);
  }
};

/** Counts the sessions of other launches. Our own may take a while to disappear after they are closed. */
const countOthers = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const answer = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and application_name <> current_setting('application_name')`,
    );
    return answer.rows[0]?.others ?? 0;
  } finally {
    await client.end();
  }
};

/**
 * Holds one session open as long as the server is needed. Other processes see by it that the server is in use, although
 * a pool's idle sessions come and go; and its end shows that the server has ended. It does not connect to the product's
 * database, because a database in use cannot be copied.
 */
const openAnchor = async (url: string, onLost: () => void): Promise<() => Promise<void>> => {
  const anchor = new pg.Client({ connectionString: url, keepAlive: true });
  let released = false;
  // An error that ends a session also arrives as its `end`.
  anchor.on('error', () => undefined);
  anchor.on('end', () => {
    if (!released) onLost();
  });
  await anchor.connect();
  return async () => {
    released = true;
    await anchor.end();
  };
};

const stopServer = (
  context: BinaryContext,
  { cluster, url, lock, force }: { cluster: string; url: string; lock: string; force: boolean },
): Promise<void> =>
  withLaunchLock(lock, async () => {
    const running = findRunningServer(cluster);
    if (!running || (!force && (await countOthers(url)) > 0)) return;
    const args = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '20', '-s'];
    await runBinary(context, 'pg_ctl', args, dirname(cluster));
    while (!hasEnded(running.pid)) await wait(POLL_MS);
  });

/**
 * Starts the PostgreSQL that npm installed, or takes over the one that a killed process left running on the same
 * folder. Throws an Error that says what is wrong and what to do.
 */
export const launchEmbeddedPostgres = async (
  options: EmbeddedOptions,
): Promise<EmbeddedPostgres> => {
  const user = resolveServerUser();
  const folder = openReachableFolder(options.dataDir, user);
  const context = { native: stageBinaries(findPlatformBinaries(), folder, user), user };
  const lock = join(folder, 'launch.lock');
  return withLaunchLock(lock, async () => {
    const { cluster, password } = await createClusterOnce(context, folder, options.log);
    const session = newSessionName();
    const isReady = (port: number) => canConnect(addressOf(port, password, session, 'postgres'));
    const taken = await takeOver(cluster, isReady);
    if (taken === null) removeStalePidFile(cluster);
    const port = taken ?? (await startServer(context, folder, cluster, isReady));
    const url = addressOf(port, password, session);
    await createDatabaseOnce(url);
    writeAddressFile(folder, url);
    options.log(
      `${taken ? 'Found the running' : 'Started the'} embedded PostgreSQL on port ${port}`,
    );
    const release = await openAnchor(
      addressOf(port, password, session, 'postgres'),
      options.onLost ?? (() => undefined),
    );
    const stop = async (force = false): Promise<void> => {
      await release();
      await stopServer(context, { cluster, url, lock, force });
    };
    return { url, reused: taken !== null, stop };
  });
};
