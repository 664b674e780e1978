import type { Experiment, Experiments } from '@broadsheet/contract/experiments';
import { mayHold } from './may-hold.ts';
import type { ContentFile } from './read-content-files.ts';

/** The audiences that a condition of an experiment names. */
const namedIn = ({ when }: Experiment, { audiences }: Experiments): readonly unknown[] =>
  [...(when?.audience ?? []), ...(when?.not?.audience ?? [])].map((key) => audiences.get(key));

/**
 * The experiments that validating a layout depends on: none where it names none, else those of its page and those it
 * names, without fields that only assign arms. Null when the experiments are unknown.
 */
export const experimentsOfLayout = (
  { name, text }: ContentFile,
  experiments: Experiments | null,
): readonly unknown[] | null => {
  if (text === null || !mayHold(text, 'experiment')) return [];
  if (!experiments) return null;
  return [...experiments.byKey]
    .filter(([key, { page }]) => page === name || mayHold(text, key))
    .map(([key, experiment]) => {
      const { page, when, layer, variants, status, from, until } = experiment;
      const named = namedIn(experiment, experiments);
      const arms = Object.keys(variants).sort();
      return [key, page, when, named, layer, arms, status === 'stopped', from, until];
    });
};
