import { withinTime } from '@broadsheet/site-database/within-time';
import pg from 'pg';

/** A server that does not report its position within this time is away. */
const DEADLINE_MS = 1_000;
const POSITION = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
    - '0/0'::pg_lsn)::text as position`;

export interface LogPosition {
  /**
   * Reads how far a server's log goes, or has been replayed, in bytes. Rejects within about a second when it is away.
   */
  readonly read: () => Promise<number>;
  readonly close: () => void;
}

/** Queries over a connection of its own, so that a busy pool does not look like a server that is away. */
export const createLogPosition = (url: string): LogPosition => {
  let client: pg.Client | undefined;
  const open = async (): Promise<pg.Client> => {
    const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: DEADLINE_MS });
    opened.on('error', () => undefined);
    client = opened;
    await opened.connect();
    return opened;
  };
  const drop = (): void => {
    void client?.end().catch(() => undefined);
    client = undefined;
  };
  const queryPosition = async (): Promise<number> => {
    const { rows } = await (client ?? (await open())).query<{ position: string | null }>(POSITION);
    return Number(rows[0]?.position ?? 0);
  };
  return {
    read: async () => {
      try {
        return await withinTime(queryPosition(), DEADLINE_MS);
      } catch (error) {
        drop();
        throw error;
      }
    },
    close: drop,
  };
};
