import type { Experiment, Experiments } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import Value from 'typebox/value';
import { createReport, inTextOrder } from '../check-layout.ts';
import type { WrittenExperiments } from './parse-experiments.ts';

const FIRST_BUCKET_VERSION = 1;
const HOLDOUT_MEND =
  'Write it as it was, or raise "bucketVersion" of every experiment that runs, or stop them first.';
const MEND = 'Raise "bucketVersion" to assign the arms again, or stop it and start another.';

const PLAN_MEND =
  'Write it as it was. For another plan raise "bucketVersion", or start another experiment.';

const DRAFT_MEND = 'Stop it instead. For another plan raise "bucketVersion".';

const versionOf = ({ bucketVersion = FIRST_BUCKET_VERSION }: Experiment): number => bucketVersion;

/** The fields that decide who gets which arm; defaults filled in. */
const boundariesOf = ({ variants, coverage = 1, layer, unit }: Experiment) => ({
  variants,
  coverage,
  layer: layer ?? null,
  unit,
});

/** Whether an experiment continues with its earlier assignments. */
const goesOn = (last: Experiment, now: Experiment | undefined): boolean =>
  last.status === 'running' && now?.status === 'running' && versionOf(last) === versionOf(now);

/**
 * Checks what must not change while arms are assigned. A running or stopped experiment keeps its weights, arms,
 * coverage, layer and unit until its `bucketVersion` increases, and that never decreases. The holdout stays while any
 * experiment continues. A plan stays from the start on, and its experiment is no draft again; an
 * experiment that started without one may get it once.
 * @param before the experiments that served until now.
 */
export const movedBoundaries = (
  before: Experiments,
  { experiments, source }: WrittenExperiments,
): Finding[] => {
  const findings: Finding[] = [];
  const reportMoved = createReport(source, 'EXPERIMENT_BOUNDARIES_MOVED', findings);
  const reportPlan = createReport(source, 'PLAN_CHANGED', findings);
  const reportLowered = createReport(source, 'BUCKET_VERSION_LOWERED', findings);
  for (const [key, experiment] of experiments.byKey) {
    const last = before.byKey.get(key);
    if (!last) continue;
    const [version, lastVersion] = [versionOf(experiment), versionOf(last)];
    if (version < lastVersion)
      reportLowered(
        [key, 'bucketVersion'],
        `the bucketVersion of "${key}" was ${lastVersion} already: ${version} would bring back arms from long ago`,
        `Write ${lastVersion}, or ${lastVersion + 1} to assign the arms again.`,
      );
    if (version !== lastVersion || last.status === 'draft') continue;
    const [now, then] = [boundariesOf(experiment), boundariesOf(last)];
    for (const field of ['variants', 'coverage', 'layer', 'unit'] as const)
      if (!Value.Equal(now[field], then[field]))
        reportMoved(
          [key, field],
          `"${field}" of "${key}" was ${JSON.stringify(then[field])} when its arms were assigned, and some people would now change sides`,
          MEND,
        );
    if (last.plan && experiment.status === 'draft')
      reportPlan(
        [key, 'status'],
        `"${key}" has started with a plan, and a draft could change it`,
        DRAFT_MEND,
      );
    if (last.plan && !Value.Equal(experiment.plan, last.plan))
      reportPlan(
        [key, 'plan'],
        `the plan of "${key}" has changed since its start, when results could already be seen`,
        PLAN_MEND,
      );
  }
  const assigned = [...before.byKey].find(([key, last]) =>
    goesOn(last, experiments.byKey.get(key)),
  );
  if (assigned && experiments.holdout !== before.holdout)
    reportMoved(
      ['$holdout', 'share'],
      `the holdout was ${before.holdout} when the arms of "${assigned[0]}" were assigned, and some people would now leave or join it`,
      HOLDOUT_MEND,
    );
  return inTextOrder(findings);
};
