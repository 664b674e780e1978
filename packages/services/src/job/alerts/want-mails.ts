import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Whoever turns mails of jobs on wants them, also after a link in an earlier one has turned all of the kind off. */
export const wantMails = (transaction: Kysely<Schema>, seekerId: number) =>
  transaction
    .updateTable('seekers')
    .set({ settings: sql<string>`settings || '{"jobFeed":1}'::jsonb` })
    .where('id', '=', seekerId)
    .execute();
