import type pg from 'pg';

export interface BusyConnections {
  /** Those that somebody works with, and since when, in milliseconds of the monotonic clock. */
  readonly since: ReadonlyMap<pg.PoolClient, number>;
  /** Counts from now on, since its server has answered. */
  readonly begin: (client: pg.PoolClient) => void;
  /** Ends them in the middle of what they do: their statements fail as when the server had gone. */
  readonly giveUp: (clients: Iterable<pg.PoolClient>) => void;
}

/** Follows who works with which connection of a pool: where a server has stopped to answer, no other end may come for hours. */
export const followBusyConnections = (pool: pg.Pool): BusyConnections => {
  const since = new Map<pg.PoolClient, number>();
  const begin = (client: pg.PoolClient): void => void since.set(client, performance.now());
  pool.on('acquire', begin);
  pool.on('release', (_error, client) => void since.delete(client));
  return {
    since,
    begin,
    giveUp: (clients) => {
      for (const client of [...clients])
        void (client as pg.PoolClient & pg.Client).end().catch(() => undefined);
    },
  };
};
