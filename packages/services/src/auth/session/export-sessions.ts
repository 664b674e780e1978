import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The sessions of a seeker, for the personal data export. */
export const exportSessions = async (database: Kysely<Schema>, seekerId: number) => {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    browser: row.user_agent,
    createdAt: iso(row.created_at),
    refreshedAt: iso(row.refreshed_at),
    expiresAt: iso(row.expires_at),
    endedAt: iso(row.ended_at),
    endReason: row.end_reason,
  }));
};
