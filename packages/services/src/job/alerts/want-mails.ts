import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A seeker who turns job mails on wants them, even if they unsubscribed by a link in an earlier mail. */
export const wantMails = (transaction: Kysely<Schema>, seekerId: number) =>
  transaction
    .updateTable('seekers')
    .set({ settings: sql<string>`settings || '{"jobFeed":1}'::jsonb` })
    .where('id', '=', seekerId)
    .execute();
