import { CONTROL, type Experiment, type Experiments } from '@broadsheet/contract/experiments';
import { FIELD_DOMAINS } from '@broadsheet/contract/field-domains';
import type { ExperimentDimension, FieldDimension, TimeDimension } from '../compile-dimensions.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import {
  expiryInstant,
  type FieldValue,
  fieldMatches,
  fromInstant,
  refusedValues,
  wantedValues,
} from '../when-matches.ts';
import { excludeEachOther } from './experiments-meet.ts';

/** An empty audience or period has its own findings: then the page is checked for all. */
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

/** Participants of one experiment are served control of those that it excludes; everybody is for stopped ones. */
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

/** A layout as an experiment's participants get it, with its own arms open. */
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
