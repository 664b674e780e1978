import { CALL_LOCK_MS, openDatabase } from './open-database.ts';
import { openStandby } from './standby/open-standby.ts';

/**
 * Connections for work without a waiting client: jobs, of which two run at once, and the preparation of the database.
 */
const BACKGROUND_POOL = 4;

interface DatabasesConfig {
  readonly databaseUrl: string | undefined;
  /** A hot standby; absent: all reads go to the primary. */
  readonly databaseReadUrl: string | undefined;
  readonly poolSize: number;
  /** Folder of the embedded server. */
  readonly postgresDir: string;
}

interface DatabaseEvents {
  readonly log: (line: string) => void;
  /** Milliseconds that a call waited for a connection. */
  readonly onWait: (ms: number) => void;
  readonly onLost: () => void;
}

/**
 * All connection pools of the services: for calls, for checks that must not wait behind them, for background work, and
 * the standby.
 */
export const openDatabases = async (
  config: DatabasesConfig,
  { log, onWait, onLost }: DatabaseEvents,
) => {
  const mayBeAway = config.databaseReadUrl !== undefined;
  const calls = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.postgresDir,
    poolSize: config.poolSize,
    maxLockMs: CALL_LOCK_MS,
    mayBeAway,
    onWait,
    log,
    onLost,
  });
  const { url } = calls;
  const same = { databaseUrl: url, dataDir: '', mayBeAway, log };
  const aside = await openDatabase({ ...same, poolSize: 1 });
  const background = await openDatabase({
    ...same,
    poolSize: BACKGROUND_POOL,
    isBackground: true,
  });
  const standby =
    config.databaseReadUrl === undefined
      ? undefined
      : await openStandby({
          url: config.databaseReadUrl,
          primaryUrl: url,
          poolSize: config.poolSize,
          log,
        });
  return {
    url,
    calls,
    aside: aside.database,
    background,
    standby,
    close: (): Promise<unknown> =>
      Promise.all([standby?.close(), background.close(), aside.close(), calls.close()]),
  };
};
export type Databases = Awaited<ReturnType<typeof openDatabases>>;
