import type { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface LimitedAdd {
  readonly seekerId: number;
  /** Adds the row; one that exists already stays as it is. */
  readonly add: (transaction: Kysely<Schema>) => Promise<unknown>;
  /** The seeker's rows. */
  readonly count: (transaction: Kysely<Schema>) => Promise<{ readonly count: string }>;
  readonly max: number;
  /** What to do instead. */
  readonly refuse: () => AppError;
}

/** Adds to a list of a seeker. Beyond the limit it throws what `refuse` returns, and adds nothing. */
export const addWithinLimit = (
  database: Kysely<Schema>,
  { seekerId, add, count, max, refuse }: LimitedAdd,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    // Locks the seeker: otherwise concurrent requests could exceed the limit together.
    await transaction
      .selectFrom('seekers')
      .select('id')
      .where('id', '=', seekerId)
      .forUpdate()
      .execute();
    await add(transaction);
    const rows = await count(transaction);
    if (Number(rows.count) > max) throw refuse();
  });
