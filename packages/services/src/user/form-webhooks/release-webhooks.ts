import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A send ends after ten seconds: a worker that has sent for longer is gone. */
const GONE_AFTER = '5 minutes';

/** Lets other workers continue the webhooks of workers that have stopped while they sent. The queue itself waits four hours. */
export const releaseWebhooks = async (database: Kysely<Schema>): Promise<void> => {
  await sql`select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
    where task_identifier = 'send-webhook' and locked_at < now() - ${GONE_AFTER}::interval
    having count(*) > 0`.execute(database);
};
