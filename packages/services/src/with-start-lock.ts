import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Prepares a database while nobody else does: of several processes that start at once, one works and the others find it
 * done. The lock is a session's own, so that it goes with a process that dies.
 */
export const withStartLock = async <Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('broadsheet-start'))`);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
};
