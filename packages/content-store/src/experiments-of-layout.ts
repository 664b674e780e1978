import type { Experiments } from '@broadsheet/contract/experiments';
import type { ContentFile } from './read-content-files.ts';

/** A text with escapes may ask for an experiment without its letters standing there. */
const ESCAPE = '\\u';

const mayHold = (text: string, word: string): boolean =>
  text.includes(JSON.stringify(word)) || text.includes(ESCAPE);

/**
 * What the judgement of a layout can depend on: nothing where it asks for no experiment, else those of its page and
 * those it names, without what only deals their arms. Null when the experiments are not known.
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
