import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { reportExperiments } from '@broadsheet/experiments/report/report-experiments';
import type { StudioRecords } from './studio-records.ts';

export interface ReportDeps {
  readonly content: Pick<ContentStore, 'current'>;
  readonly records: Pick<StudioRecords, 'loadExperimentCounts'>;
}

/** One live experiment, with its recorded results; absent where there is none of this key. */
export const findReport = async (
  { content, records }: ReportDeps,
  key: string,
): Promise<StudioExperiment | undefined> => {
  const { experiments } = content.current();
  const experiment = experiments.byKey.get(key);
  if (!experiment) return undefined;
  const counts = await records.loadExperimentCounts(key);
  const only = { ...experiments, byKey: new Map([[key, experiment]]) };
  const [report] = reportExperiments(only, counts).experiments;
  return report && { key, experiment, report };
};

/** The live experiments, with their recorded results. */
export const loadReports = async ({
  content,
  records,
}: ReportDeps): Promise<readonly StudioExperiment[]> => {
  const { experiments } = content.current();
  const counts = await records.loadExperimentCounts(null);
  return reportExperiments(experiments, counts).experiments.flatMap((report) => {
    const experiment = experiments.byKey.get(report.key);
    return experiment ? [{ key: report.key, experiment, report }] : [];
  });
};
