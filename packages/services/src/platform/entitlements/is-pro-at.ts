import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { mayUse } from './may-use.ts';

/** Whether a seeker is a pro member now. @param now epoch ms */
export const isProAt = (
  database: Kysely<Schema>,
  seekerId: number,
  now: number,
): Promise<boolean> => mayUse(database, seekerId, 'pro', now);

/** The same within a query. @param seeker an expression for the seeker's id, such as `seekers.id` */
export const isProIn = (seeker: string, now: number) =>
  sql<boolean>`exists (
    select from entitlements
    where seeker_id = ${sql.ref(seeker)} and feature = 'pro' and until > ${new Date(now)})`;
