import { connectToServer } from '../database/connect-to-server.ts';

/**
 * Prepares a database under a lock: of several processes that start at once, one works and the others find it done. The
 * lock belongs to a session, so that it ends with a process that dies.
 */
export const withStartLock = async <Result>(
  url: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> => {
  const client = await connectToServer(url, signal);
  try {
    await client.query(`select pg_advisory_lock(hashtext('broadsheet-start'))`);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
};
