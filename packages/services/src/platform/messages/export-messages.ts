import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { withoutSecrets } from './secret-variables.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The messages to a seeker, for the personal data export. */
export const exportMessages = async (database: Kysely<Schema>, seekerId: number) => {
  const rows = await database
    .selectFrom('messages')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    channel: row.channel,
    to: row.recipient,
    template: row.template,
    variables: withoutSecrets(row.variables),
    createdAt: iso(row.created_at),
    sentAt: iso(row.sent_at),
  }));
};
