import { openRecordingDatabase } from '@broadsheet/experiments/recording/recording-database';
import { openPublishingDatabase } from '@broadsheet/publishing/publishing-database';
import { migrate } from '@broadsheet/services/platform/database/migrate';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { openStaffDatabase } from '@broadsheet/staff/staff-database';
import { openBlockDatabase } from '@broadsheet/telemetry/block-counts/block-database';
import { openEventsDatabase } from '@broadsheet/telemetry/tracking/events-database';

interface ClosableDatabase {
  readonly close: () => Promise<void>;
}

const useOnce = async <Opened extends ClosableDatabase>(
  opened: Opened,
  use: (opened: Opened) => Promise<unknown>,
): Promise<void> => {
  await use(opened).finally(opened.close);
};
const nothing = async (): Promise<void> => undefined;

/** Migrates each schema to its newest version in the database of `url`. */
export const MIGRATORS: Readonly<Record<string, (url: string) => Promise<void>>> = {
  public: async (url) => {
    const opened = await openDatabase({ databaseUrl: url, dataDir: '', log: () => undefined });
    await useOnce(opened, migrate);
  },
  publishing: (url) => useOnce(openPublishingDatabase(url), ({ run }) => run(nothing)),
  staff: (url) => useOnce(openStaffDatabase(url), ({ runQuery }) => runQuery(nothing)),
  experiments: (url) => useOnce(openRecordingDatabase(url), ({ run }) => run(nothing)),
  tracking: (url) => useOnce(openEventsDatabase(url), ({ run }) => run(nothing)),
  blocks: (url) => useOnce(openBlockDatabase(url), ({ run }) => run(nothing)),
};

/** All concurrently, like programs that start together. */
export const migrateAll = async (url: string): Promise<void> => {
  await Promise.all(Object.values(MIGRATORS).map((migrateOne) => migrateOne(url)));
};

const [databaseUrl] = process.argv.slice(2);
if (import.meta.filename === process.argv[1] && databaseUrl) await migrateAll(databaseUrl);
