import { parseArgs } from 'node:util';
import {
  type OpenDatabase,
  openDatabase,
} from '@broadsheet/services/platform/database/open-database';
import { endTokens, makeToken } from '@broadsheet/services/recruiter/make-token';
import { EXIT_COULD_NOT_RUN, EXIT_OK, UsageError } from '../usage.ts';
import { useDatabase } from '../use-database.ts';

const MAX_DAYS = 365;
const text = { type: 'string' } as const;

const parseInteger = (value: string | undefined, max: number): number | null => {
  const number = /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : 0;
  return number >= 1 && number <= max ? number : null;
};

const parseToken = (argv: string[]) => {
  const { values } = parseArgs({
    args: argv,
    options: {
      recruiter: text,
      days: { ...text, default: '90' },
      end: { type: 'boolean', default: false },
      'database-url': text,
    },
  });
  const recruiterId = parseInteger(values.recruiter, 2_147_483_647);
  const days = parseInteger(values.days, MAX_DAYS);
  if (recruiterId === null || days === null)
    throw new UsageError(
      `recruiter token needs --recruiter NUMBER, and takes --days up to ${MAX_DAYS}`,
    );
  return { recruiterId, days, isEnd: values.end, databaseUrl: values['database-url'] };
};

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

/** `recruiter token --recruiter N [--days 90] [--end] [--database-url ...]`: prints a token, which is kept nowhere. */
export const runRecruiterToken = async (argv: string[]): Promise<number> => {
  const { recruiterId, days, isEnd, databaseUrl } = parseToken(argv);
  const now = Date.now();
  if (isEnd) {
    const ended = await withDatabase(databaseUrl, (database) =>
      endTokens(database, { recruiterId, now }),
    );
    process.stdout.write(`${ended === 1 ? '1 token is' : `${ended} tokens are`} good no more.\n`);
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
    `For ${name} of ${company}, on ${brand}, until ${expiresAt.toISOString().slice(0, 10)}. Shown this once:\n`,
  );
  process.stdout.write(`${token}\n`);
  return EXIT_OK;
};
