import { basename, resolve } from 'node:path';
import { readConfig } from '@broadsheet/services/config';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { prepareDatabase } from '@broadsheet/services/prepare-database';
import { readFeedMapping } from '@broadsheet/services/tools/jobs-import/formats/generic-json/read-feed-mapping';
import { importJobs } from '@broadsheet/services/tools/jobs-import/import-jobs';
import type { RejectedRow } from '@broadsheet/services/tools/jobs-import/read-rows';
import type { CommandInput } from './command-line/command-spec.ts';
import { formatRejected, formatSummary } from './format-import.ts';
import { createProgressView } from './import-progress.ts';
import type { jobsImport } from './operation-specs.ts';
import { EXIT_FINDINGS, EXIT_OK } from './usage.ts';

export const runJobsImport = async (input: CommandInput<typeof jobsImport>): Promise<number> => {
  const config = readConfig(process.env);
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const mapping = input.mapping ? await readFeedMapping(resolve(input.mapping)) : undefined;
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
      mapping,
      strictPercent: input.strict,
      dryRun: input['dry-run'],
      database: opened.database,
      now: Date.now(),
      progress: progress.show,
      resumed: () => {
        progress.clear();
        log('The database is back, the import continues.');
      },
      continued: (rowsDone) => {
        progress.clear();
        log(
          `An import of this file did not end: it continues after row ${rowsDone.toLocaleString('en-IN')}.`,
        );
      },
      rejected: (row) => {
        if (input.json) rejections.push(row);
        else {
          progress.clear();
          process.stdout.write(formatRejected(basename(input.file), row));
        }
      },
    });
    progress.clear();
    process.stdout.write(
      input.json
        ? `${JSON.stringify({ ...summary, rejections })}\n`
        : formatSummary(summary, input['dry-run']),
    );
    return summary.rejected > 0 || summary.broken ? EXIT_FINDINGS : EXIT_OK;
  } finally {
    await opened.close();
  }
};
