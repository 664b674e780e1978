import { AppError } from '@broadsheet/contract/errors';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/** A request that comes after this many would wait longer than its client does. */
const MAX_WAITING = 512;

/** A pool with a bounded queue for connections; requests beyond it are refused at once with OVERLOADED. */
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
