import type { ExperimentReport } from '@broadsheet/contract/experiment-report';
import type { Experiments } from '@broadsheet/contract/experiments';
import { ROLLOUT_KEY } from '@broadsheet/contract/studio/rollout';
import type { RecordedCounts } from '../recording/load-experiment-counts.ts';
import { assembleReport } from './assemble-report.ts';

/**
 * Records of experiments that the file does not (or no longer) contain: there are no weights to compare with. Without
 * rollouts.
 */
export interface Unreported {
  readonly key: string;
  readonly bucketVersion: number;
  readonly units: number;
}

export interface ExperimentReports {
  readonly experiments: readonly ExperimentReport[];
  readonly unreported: readonly Unreported[];
}

const FIRST_BUCKET_VERSION = 1;

const unitsOf = ({ rows, unitsInSeveralArms }: RecordedCounts): number =>
  rows.reduce((sum, { units }) => sum + units, unitsInSeveralArms);

/** Reports each experiment as currently configured; the weights of other bucket versions are unknown. */
export const reportExperiments = (
  { byKey }: Experiments,
  recorded: readonly RecordedCounts[],
): ExperimentReports => {
  const isConfigured = ({ key, bucketVersion }: RecordedCounts): boolean => {
    const experiment = byKey.get(key);
    return (
      experiment !== undefined &&
      (experiment.bucketVersion ?? FIRST_BUCKET_VERSION) === bucketVersion
    );
  };
  const experiments = [...byKey].map(
    ([key, { bucketVersion = FIRST_BUCKET_VERSION, variants }]) => {
      const counts = recorded.find((one) => one.key === key && isConfigured(one));
      return assembleReport({
        key,
        bucketVersion,
        weights: variants,
        rows: counts?.rows ?? [],
        unitsInSeveralArms: counts?.unitsInSeveralArms ?? 0,
      });
    },
  );
  const unreported = recorded
    .filter((counts) => counts.key !== ROLLOUT_KEY && !isConfigured(counts))
    .map((counts) => ({
      key: counts.key,
      bucketVersion: counts.bucketVersion,
      units: unitsOf(counts),
    }));
  return { experiments, unreported };
};

/** Whether the arms of this experiment are not assigned as configured, overall or in one brand or cohort. */
export const hasAlarm = ({ sampleRatio }: ExperimentReport): boolean =>
  [sampleRatio.overall, ...sampleRatio.brands, ...sampleRatio.cohorts].some(({ alarm }) => alarm);
