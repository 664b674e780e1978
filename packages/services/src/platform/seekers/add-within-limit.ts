import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface LimitedAdd {
  readonly seekerId: number;
  /** Adds the row; one that exists already stays as it is. */
  readonly add: (transaction: Kysely<Schema>) => Promise<unknown>;
  /** The seeker's rows. */
  readonly count: (transaction: Kysely<Schema>) => Promise<{ readonly count: string }>;
  readonly max: number;
  /** Where the request names what was added, and what to do instead. */
  readonly refusal: { readonly path: string; readonly message: string };
}

/** Adds to a list of a seeker. Throws VALIDATION beyond the limit, and adds nothing. */
export const addWithinLimit = (
  database: Kysely<Schema>,
  { seekerId, add, count, max, refusal }: LimitedAdd,
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
    if (Number(rows.count) > max) throw new AppError('VALIDATION', { details: [refusal] });
  });
