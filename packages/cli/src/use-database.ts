import { readConfig } from '@broadsheet/services/config';
import { launchEmbeddedPostgres } from '@broadsheet/services/platform/postgres/embedded-postgres';
import { UsageError } from './usage.ts';

const log = (line: string): void => void process.stderr.write(`${line}\n`);

const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? error.message || String((error as { code?: unknown }).code)
    : String(error);

/** Runs a task on a database; reports a failure as one of the database, without its address. */
const runTask = async <Result>(url: string, task: (url: string) => Promise<Result>) => {
  try {
    return await task(url);
  } catch (error) {
    throw new Error(`The database cannot be read: ${reasonOf(error)}`, { cause: error });
  }
};

/** Throws UsageError for what is no address of a database. @param option such as --database-url */
export const requireDatabaseUrl = (option: string, given: string | undefined): void => {
  if (given !== undefined && !(/^postgres(ql)?:\/\/\S+$/.test(given) && URL.canParse(given)))
    throw new UsageError(
      `${option}: expected an address such as postgres://user:password@host:5432/database`,
    );
};

/**
 * Runs a task on the given database, else on that of DATABASE_URL, else on the embedded one, which is started if
 * needed. Throws UsageError for an invalid address.
 */
export const useDatabase = async <Result>(
  given: string | undefined,
  task: (url: string) => Promise<Result>,
): Promise<Result> => {
  requireDatabaseUrl('--database-url', given);
  const { databaseUrl, postgresDir } = readConfig(process.env);
  const url = given ?? databaseUrl;
  if (url !== undefined) return runTask(url, task);
  const server = await launchEmbeddedPostgres({ dataDir: postgresDir, log });
  try {
    return await runTask(server.url, task);
  } finally {
    await server.stop();
  }
};
