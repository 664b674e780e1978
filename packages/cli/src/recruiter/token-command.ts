import {
  type OpenDatabase,
  openDatabase,
} from '@broadsheet/services/platform/database/open-database';
import { endTokens, makeToken } from '@broadsheet/services/recruiter/make-token';
import type { CommandInput } from '../command-line/command-spec.ts';
import { EXIT_COULD_NOT_RUN, EXIT_OK } from '../usage.ts';
import { useDatabase } from '../use-database.ts';
import type { token as tokenSpec } from './specs.ts';

const withDatabase = <Result>(
  databaseUrl: string | undefined,
  task: (database: OpenDatabase['database']) => Promise<Result>,
): Promise<Result> =>
  useDatabase(databaseUrl, async (url) => {
    const { database, close } = await openDatabase({
      databaseUrl: url,
      dataDir: '',
      log: () => undefined,
    });
    try {
      return await task(database);
    } finally {
      await close();
    }
  });

/** Prints the token, which is not stored. */
export const runRecruiterToken = async ({
  recruiter: recruiterId,
  days,
  end,
  'database-url': databaseUrl,
}: CommandInput<typeof tokenSpec>): Promise<number> => {
  const now = Date.now();
  if (end) {
    const ended = await withDatabase(databaseUrl, (database) =>
      endTokens(database, { recruiterId, now }),
    );
    process.stdout.write(`${ended === 1 ? '1 token is' : `${ended} tokens are`} revoked.\n`);
    return EXIT_OK;
  }
  const made = await withDatabase(databaseUrl, (database) =>
    makeToken(database, { recruiterId, days, now }),
  );
  if (!made) {
    process.stderr.write(`broadsheet: There is no recruiter ${recruiterId}.\n`);
    return EXIT_COULD_NOT_RUN;
  }
  const { name, company, brand, expiresAt, token } = made;
  process.stderr.write(
    `For ${name} of ${company}, on ${brand}, until ${expiresAt.toISOString().slice(0, 10)}. Shown only once:\n`,
  );
  process.stdout.write(`${token}\n`);
  return EXIT_OK;
};
