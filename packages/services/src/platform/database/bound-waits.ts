import { AppError } from '@broadsheet/contract/errors';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/** Who comes after so many would wait for longer than anybody waits for an answer. */
const MAX_WAITING = 512;

/** A pool that lets so many wait for a connection; who comes then is refused at once with OVERLOADED. */
export const boundWaits = (
  pool: pg.Pool,
  onWait: (ms: number) => void = () => undefined,
  max = MAX_WAITING,
): PostgresPool => ({
  connect: async () => {
    if (pool.waitingCount >= max) throw new AppError('OVERLOADED');
    const began = performance.now();
    const client = await pool.connect();
    onWait(performance.now() - began);
    return client;
  },
  end: () => pool.end(),
});
