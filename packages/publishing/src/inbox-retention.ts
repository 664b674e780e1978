import { DAY_MS } from '@broadsheet/contract/durations';
import type { PublishingQueries } from './publishing-database.ts';

const READ_RETENTION_MS = 90 * DAY_MS;
const RETENTION_MS = 365 * DAY_MS;

/** Deletes entries that were read and are older than 90 days, and all that are older than a year. @param now epoch ms */
export const deleteOldEntries = async (queries: PublishingQueries, now: number): Promise<void> => {
  await queries
    .deleteFrom('publishing.inbox')
    .where(({ eb, or, and }) =>
      or([
        eb('at', '<', new Date(now - RETENTION_MS)),
        and([eb('read_at', 'is not', null), eb('at', '<', new Date(now - READ_RETENTION_MS))]),
      ]),
    )
    .execute();
};
