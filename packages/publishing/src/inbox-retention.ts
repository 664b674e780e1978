import { DAY_MS } from '@broadsheet/contract/durations';
import type { InboxKind } from '@broadsheet/contract/studio/inbox';
import type { PublishingQueries } from './publishing-database.ts';

const ALARMS: readonly InboxKind[] = ['experiment-alarm', 'experiment-ended', 'experiment-worse'];
const READ_RETENTION_MS = 90 * DAY_MS;
const RETENTION_MS = 365 * DAY_MS;

/**
 * Deletes entries that were read more than 90 days ago, and all that are older than a year. Alarms stay while their
 * experiment can raise them again: their entry is what makes each alarm be told once.
 * @param now epoch ms
 */
export const deleteOldEntries = async (queries: PublishingQueries, now: number): Promise<void> => {
  await queries
    .deleteFrom('publishing.inbox')
    .where('kind', 'not in', ALARMS)
    .where(({ eb, or }) =>
      or([
        eb('at', '<', new Date(now - RETENTION_MS)),
        eb('read_at', '<', new Date(now - READ_RETENTION_MS)),
      ]),
    )
    .execute();
};
