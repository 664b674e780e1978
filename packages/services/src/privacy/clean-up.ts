import { DAY_MS, HOUR_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql } from 'kysely';
import { tidyListedJobs } from '../job/open-days/tidy-listed-jobs.ts';
import type { Schema } from '../platform/database/schema.ts';
import { forgetUnanswered } from '../user/recommendations/forget-unanswered.ts';

const RETENTION_MS = 30 * DAY_MS;
/** A request without an answer by then is deleted with its name and address. */
const UNANSWERED_MS = 180 * DAY_MS;

/** Deletes expired data: personal data is stored only for a purpose. @param now epoch ms */
export const cleanUp = async (database: Kysely<Schema>, now: number): Promise<void> => {
  const before = (ageMs: number): Date => new Date(now - ageMs);
  await database.deleteFrom('codes').where('expires_at', '<=', before(0)).execute();
  await database.deleteFrom('provider_flows').where('expires_at', '<=', before(0)).execute();
  await database.deleteFrom('provider_tickets').where('expires_at', '<=', before(0)).execute();
  await database.deleteFrom('registrations').where('created_at', '<', before(DAY_MS)).execute();
  await database.deleteFrom('attempts').where('window_start', '<', before(HOUR_MS)).execute();
  await database.deleteFrom('media_uploads').where('created_at', '<', before(DAY_MS)).execute();
  await database.deleteFrom('reader_events').where('happened_at', '<', before(DAY_MS)).execute();
  await database.deleteFrom('form_answers').where('delete_at', '<=', before(0)).execute();
  await database
    .deleteFrom('form_webhook_deliveries')
    .where('queued_at', '<', before(RETENTION_MS))
    .execute();
  await forgetUnanswered(database, before(UNANSWERED_MS));
  // Alerts look back for days, not weeks.
  await database
    .deleteFrom('alerted_jobs')
    .where('alerted_at', '<', before(RETENTION_MS))
    .execute();
  await database
    .deleteFrom('early_told_jobs')
    .where('told_at', '<', before(RETENTION_MS))
    .execute();
  await database
    .deleteFrom('sessions')
    .where((condition) =>
      condition.or([
        condition('ended_at', '<', before(RETENTION_MS)),
        condition('expires_at', '<', before(RETENTION_MS)),
      ]),
    )
    .execute();
  await database.deleteFrom('messages').where('created_at', '<', before(RETENTION_MS)).execute();
  await database.deleteFrom('staff_mails').where('mailed_at', '<', before(RETENTION_MS)).execute();
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < ${before(RETENTION_MS)}
  ))`.execute(database);
  await tidyListedJobs(database, now);
};
