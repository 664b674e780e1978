import { readFile } from 'node:fs/promises';
import {
  type OpenDatabase,
  openDatabase,
} from '@broadsheet/services/platform/database/open-database';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

/** Runs a task in the database of a running site. */
export const inDatabaseOf = async <Result>(
  { replicaEnv }: RunningSite,
  task: (database: OpenDatabase['database']) => Promise<Result>,
): Promise<Result> => {
  const databaseUrl = (await readFile(replicaEnv.DATABASE_URL_FILE ?? '', 'utf8')).trim();
  const { database, close } = await openDatabase({
    databaseUrl,
    dataDir: '',
    log: () => undefined,
  });
  return task(database).finally(close);
};
