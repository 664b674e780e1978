import type pg from 'pg';

export interface BusyConnections {
  /** Connections in use, and since when, in milliseconds of the monotonic clock. */
  readonly since: ReadonlyMap<pg.PoolClient, number>;
  /** Restarts the count of a connection whose server has answered. */
  readonly begin: (client: pg.PoolClient) => void;
  /** Ends connections in use: their statements fail as if the server had gone. */
  readonly giveUp: (clients: Iterable<pg.PoolClient>) => void;
}

/** Tracks which connections of a pool are in use. Where a server stops answering, TCP may not notice for hours. */
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
