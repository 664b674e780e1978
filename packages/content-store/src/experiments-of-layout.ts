import type { Experiments } from '@broadsheet/contract/experiments';
import { mayHold } from './may-hold.ts';
import type { ContentFile } from './read-content-files.ts';

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
    .map(([key, { page, when, layer, variants, status, from, until }]) => [
      key,
      page,
      when,
      layer,
      Object.keys(variants).sort(),
      status === 'stopped',
      from,
      until,
    ]);
};
