import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { readConfig } from '@broadsheet/services/config';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { prepareDatabase } from '@broadsheet/services/prepare-database';
import { FORMAT_NAMES, type FormatName } from '@broadsheet/services/tools/jobs-import/formats';
import {
  type ImportSummary,
  importJobs,
  type RejectedRow,
} from '@broadsheet/services/tools/jobs-import/import-jobs';
import { createProgressView } from './import-progress.ts';
import { EXIT_FINDINGS, EXIT_OK, UsageError } from './usage.ts';

const NOT_CLOSED: Readonly<Record<NonNullable<ImportSummary['notClosed']>, string>> = {
  partial: 'Nothing was closed: --partial says that the feed does not hold all jobs.',
  broken: 'Nothing was closed: the feed was not read to its end.',
  empty: 'Nothing was closed: the feed holds no job that could be taken.',
};

const choose = <Name extends string>(
  option: string,
  value: string | undefined,
  names: readonly Name[],
): Name => {
  const name = names.find((candidate) => candidate === value);
  if (!name) throw new UsageError(`jobs import needs ${option} ${names.join('|')}`);
  return name;
};

interface ImportArguments {
  readonly file: string;
  readonly format: FormatName;
  readonly brand: Brand;
  readonly source: string | undefined;
  readonly company: string | undefined;
  readonly full: boolean;
  readonly json: boolean;
}

const parseImportArguments = (argv: string[]): ImportArguments => {
  const { values, positionals } = parseArgs({
    args: argv,
    options: {
      format: { type: 'string' },
      brand: { type: 'string', default: process.env.DEFAULT_BRAND || 'tech' },
      source: { type: 'string' },
      company: { type: 'string' },
      partial: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UsageError('jobs import takes one file');
  return {
    file: resolve(file),
    format: choose('--format', values.format, FORMAT_NAMES),
    brand: choose('--brand', values.brand, BRANDS),
    source: values.source,
    company: values.company,
    full: !values.partial,
    json: values.json,
  };
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

/**
 * `jobs import <file> --format F [--brand B] [--source NAME] [--company NAME] [--partial] [--json]`; answers 1 when
 * rows were rejected or the feed breaks off.
 */
export const runJobsImport = async (argv: string[]): Promise<number> => {
  const options = parseImportArguments(argv);
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
      ...options,
      database: opened.database,
      now: Date.now(),
      progress: progress.show,
      resumed: () => {
        progress.clear();
        log('The database was away for a moment: going on with the import.');
      },
      rejected: (row) => {
        if (options.json) rejections.push(row);
        else {
          progress.clear();
          process.stdout.write(formatRejected(row));
        }
      },
    });
    progress.clear();
    process.stdout.write(
      options.json ? `${JSON.stringify({ ...summary, rejections })}\n` : formatSummary(summary),
    );
    return summary.rejected > 0 || summary.broken ? EXIT_FINDINGS : EXIT_OK;
  } finally {
    await opened.close();
  }
};
