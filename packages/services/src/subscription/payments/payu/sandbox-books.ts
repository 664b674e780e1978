import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { SentFields } from '../payment-gateway.ts';

/** The payers' choices in the sandbox. */
export interface SandboxBooks {
  readonly write: (orderId: string, sentFields: SentFields) => Promise<void>;
  readonly read: (orderId: string) => Promise<SentFields | null>;
}

/** Stored in the database, so that every process reads the same. */
export const openSandboxBooks = (database: Kysely<Schema>): SandboxBooks => ({
  write: async (orderId, fields) => {
    const sentFields = JSON.stringify(fields);
    await database
      .insertInto('sandbox_payments')
      .values({ order_id: orderId, said: sentFields })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ said: sentFields }))
      .execute();
  },
  read: async (orderId) => {
    const row = await database
      .selectFrom('sandbox_payments')
      .select('said')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    return row?.said ?? null;
  },
});
