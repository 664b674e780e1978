import { confirmEmployer } from '@broadsheet/services/job/trust/confirm-employer';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import type { CommandInput } from './command-line/command-spec.ts';
import type { employersConfirm } from './operation-specs.ts';
import { EXIT_COULD_NOT_RUN, EXIT_OK, UsageError } from './usage.ts';
import { useDatabase } from './use-database.ts';

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Records that an employer's mail domain or documents were confirmed, for the pages of its jobs. */
export const runEmployersConfirm = (
  input: CommandInput<typeof employersConfirm>,
): Promise<number> => {
  const { brand, company, domain, documents, withdraw } = input;
  if (domain === undefined && !documents && !withdraw)
    throw new UsageError('employers confirm needs --domain, --documents or --withdraw.');
  if (domain !== undefined && !DOMAIN.test(domain))
    throw new UsageError(`--domain: expected a domain such as kaveri.example, got "${domain}".`);
  return useDatabase(input['database-url'], async (databaseUrl) => {
    const { database, close } = await openDatabase({
      databaseUrl,
      dataDir: '',
      log: () => undefined,
    });
    try {
      const evidence = {
        brand,
        company,
        domain,
        documents: documents ?? false,
        withdraw: withdraw ?? false,
      };
      const name = await confirmEmployer(database, evidence, Date.now());
      if (name === null) {
        process.stderr.write(`broadsheet: ${brand} has no company "${company}".\n`);
        return EXIT_COULD_NOT_RUN;
      }
      process.stdout.write(`${name}: recorded. Pages of its jobs show it within a minute.\n`);
      return EXIT_OK;
    } finally {
      await close();
    }
  });
};
