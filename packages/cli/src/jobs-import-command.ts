import { resolve } from 'node:path';
import { readConfig } from '@broadsheet/services/config';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { prepareDatabase } from '@broadsheet/services/prepare-database';
import {
  type ImportSummary,
  importJobs,
  type RejectedRow,
} from '@broadsheet/services/tools/jobs-import/import-jobs';
import type { CommandInput } from './command-line/command-spec.ts';
import { createProgressView } from './import-progress.ts';
import type { jobsImport } from './operation-specs.ts';
import { EXIT_FINDINGS, EXIT_OK } from './usage.ts';

const NOT_CLOSED: Readonly<Record<NonNullable<ImportSummary['notClosed']>, string>> = {
  partial: 'Nothing was closed: --partial means that the feed has only some jobs.',
  broken: 'Nothing was closed: the feed is incomplete.',
  empty: 'Nothing was closed: the feed has no valid job.',
};

const formatRejected = ({ position, reason, externalId }: RejectedRow): string =>
  `rejected: ${position}: ${reason}${externalId ? ` (id ${externalId})` : ''}\n`;

const formatSummary = (summary: ImportSummary): string => {
  const { read, created, updated, unchanged, closed, rejected, source, broken } = summary;
  const counts = `${read} read: ${created} created, ${updated} updated, ${unchanged} unchanged, ${closed} closed, ${rejected} rejected`;
  return [
    broken ? `The feed breaks off at ${broken.position}: ${broken.reason}.` : undefined,
    summary.notClosed ? NOT_CLOSED[summary.notClosed] : undefined,
    `${counts}${source ? ` (source ${source})` : ''}`,
  ]
    .filter((line) => line !== undefined)
    .map((line) => `${line}\n`)
    .join('');
};

export const runJobsImport = async (input: CommandInput<typeof jobsImport>): Promise<number> => {
  const config = readConfig(process.env);
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const opened = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.postgresDir,
    isBackground: true,
    log,
  });
  try {
    await prepareDatabase(opened, config, log);
    const progress = createProgressView(process.stderr);
    const rejections: RejectedRow[] = [];
    const summary = await importJobs({
      file: resolve(input.file),
      format: input.format,
      brand: input.brand,
      source: input.source,
      company: input.company,
      full: !input.partial,
      database: opened.database,
      now: Date.now(),
      progress: progress.show,
      resumed: () => {
        progress.clear();
        log('The database is back, the import continues.');
      },
      rejected: (row) => {
        if (input.json) rejections.push(row);
        else {
          progress.clear();
          process.stdout.write(formatRejected(row));
        }
      },
    });
    progress.clear();
    process.stdout.write(
      input.json ? `${JSON.stringify({ ...summary, rejections })}\n` : formatSummary(summary),
    );
    return summary.rejected > 0 || summary.broken ? EXIT_FINDINGS : EXIT_OK;
  } finally {
    await opened.close();
  }
};
