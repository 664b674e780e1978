import { resolve } from 'node:path';
import { readContentFiles } from '@broadsheet/content-store/read-content-files';
import { readExperiments } from '@broadsheet/content-store/read-experiments';
import type { Experiments } from '@broadsheet/contract/experiments';
import {
  loadExperimentCounts,
  type RecordedCounts,
} from '@broadsheet/experiments/recording/load-experiment-counts';
import { openRecordingDatabase } from '@broadsheet/experiments/recording/recording-database';
import {
  type ExperimentReports,
  hasAlarm,
  reportExperiments,
} from '@broadsheet/experiments/report/report-experiments';
import { formatFinding } from './check-command.ts';
import type { CommandInput } from './command-line/command-spec.ts';
import type { experimentsReport } from './content-specs.ts';
import { formatReport, formatUnreported } from './format-report.ts';
import { createPaint } from './paint.ts';
import { EXIT_COULD_NOT_RUN, EXIT_FINDINGS, EXIT_OK } from './usage.ts';
import { useDatabase } from './use-database.ts';

const TIMEOUT_MS = 60_000;

const loadCounts = (databaseUrl: string | undefined, experiment: string | undefined) =>
  useDatabase(databaseUrl, async (url) => {
    const database = openRecordingDatabase(url, TIMEOUT_MS);
    try {
      return await database.run((db) => loadExperimentCounts(db, experiment ?? null));
    } finally {
      await database.close();
    }
  });

/** Only the requested experiment, if any. Throws where it is unknown. */
const narrow = (
  experiments: Experiments,
  recorded: readonly RecordedCounts[],
  key: string | undefined,
): Experiments => {
  if (key === undefined) return experiments;
  const experiment = experiments.byKey.get(key);
  if (!experiment && recorded.length === 0) {
    const known = [...experiments.byKey.keys()].join(', ') || 'none';
    throw new Error(
      `layouts/experiments.json has no experiment "${key}", and no data was recorded for it; it has: ${known}`,
    );
  }
  return { ...experiments, byKey: new Map(experiment ? [[key, experiment]] : []) };
};

const formatReports = (reports: ExperimentReports, { byKey }: Experiments): string => {
  const paint = createPaint(process.stdout);
  const parts = [
    ...reports.experiments.flatMap((report) => {
      const experiment = byKey.get(report.key);
      return experiment ? [formatReport(report, experiment, paint)] : [];
    }),
    ...reports.unreported.map(formatUnreported),
  ];
  return parts.length > 0 ? parts.join('\n') : 'There are no experiments.\n';
};

export const runExperimentsReport = async (
  input: CommandInput<typeof experimentsReport>,
): Promise<number> => {
  const files = await readContentFiles(resolve(input.dir));
  const { experiments, findings } = readExperiments(files, null);
  if (!experiments) {
    for (const finding of findings) process.stderr.write(formatFinding(finding));
    return EXIT_COULD_NOT_RUN;
  }
  const recorded = await loadCounts(input['database-url'], input.experiment);
  const chosen = narrow(experiments, recorded, input.experiment);
  const reports = reportExperiments(chosen, recorded);
  const ok = !reports.experiments.some(hasAlarm);
  process.stdout.write(
    input.json
      ? `${JSON.stringify({ ok, ...reports }, null, 2)}\n`
      : formatReports(reports, chosen),
  );
  return ok ? EXIT_OK : EXIT_FINDINGS;
};
