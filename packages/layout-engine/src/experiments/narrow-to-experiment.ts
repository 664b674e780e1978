import { CONTROL, type Experiment, type Experiments } from '@broadsheet/contract/experiments';
import type { ExperimentDimension, FieldDimension, TimeDimension } from '../compile-dimensions.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import {
  expiryInstant,
  FIELD_DOMAINS,
  type FieldValue,
  fieldMatches,
  fromInstant,
  refusedValues,
  wantedValues,
} from '../when-matches.ts';
import { excludeEachOther } from './experiments-meet.ts';

/** An audience or a time of nobody is told of by rules of its own: the page is then looked at for all. */
const unlessEmpty = <Part>(remaining: readonly Part[], all: readonly Part[]): readonly Part[] =>
  remaining.length > 0 ? remaining : all;

const narrowField = (dimension: FieldDimension, { when = {} }: Experiment): FieldDimension => {
  const { field, classOf, otherClass } = dimension;
  const values: FieldValue[] = FIELD_DOMAINS[field]
    ? [...classOf.keys()]
    : [
        null,
        ...classOf.keys(),
        ...(wantedValues(when, field) ?? []),
        ...(refusedValues(when, field) ?? []),
      ];
  const met = new Set(
    values
      .filter((value) => fieldMatches(when, field, value))
      .map((value) => classOf.get(value) ?? otherClass),
  );
  const remaining = dimension.classes.filter((_, index) => met.has(index));
  return { ...dimension, classes: unlessEmpty(remaining, dimension.classes) };
};

const narrowTime = (
  { instants, classes }: TimeDimension,
  experiment: Experiment,
): TimeDimension => {
  const remaining = classes.filter((_, index) => {
    const from = instants[index - 1] ?? Number.NEGATIVE_INFINITY;
    const until = instants[index] ?? Number.POSITIVE_INFINITY;
    return Math.max(from, fromInstant(experiment)) < Math.min(until, expiryInstant(experiment));
  });
  return { instants, classes: unlessEmpty(remaining, classes) };
};

/** Who takes part in the one is served control of what it excludes, as everybody is of what was stopped. */
const narrowOther = (
  dimension: ExperimentDimension,
  experiments: Experiments,
  experiment: Experiment,
): ExperimentDimension => {
  const other = experiments.byKey.get(dimension.key);
  if (other && other.status !== 'stopped' && !excludeEachOther(other, experiment)) return dimension;
  const control = dimension.classOf.get(CONTROL) ?? dimension.otherClass;
  return { ...dimension, classes: dimension.classes.filter((_, index) => index === control) };
};

/** A layout as those get it who take part in an experiment, its own arms left open. */
export const narrowToExperiment = (
  compiled: CompiledLayout,
  experiments: Experiments,
  key: string,
  experiment: Experiment,
): CompiledLayout => ({
  ...compiled,
  fields: compiled.fields.map((dimension) => narrowField(dimension, experiment)),
  experiments: compiled.experiments
    .filter((dimension) => dimension.key !== key)
    .map((dimension) => narrowOther(dimension, experiments, experiment)),
  time: narrowTime(compiled.time, experiment),
});
