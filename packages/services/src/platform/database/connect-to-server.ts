import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isSilent } from './database-faults.ts';

const ATTEMPT_MS = 15_000;
const PAUSE_MS = 250;

/**
 * Connects however long a busy server takes to answer; `signal` ends the wait. Throws at once where no server listens,
 * or where it refuses.
 */
export const connectToServer = async (url: string, signal?: AbortSignal): Promise<pg.Client> => {
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ATTEMPT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      if (!isSilent(error)) throw error;
      await wait(PAUSE_MS, undefined, { signal });
    }
  }
};
