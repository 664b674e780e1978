import { count } from '../../format/count.ts';
import type { InsertedFragment } from '../model/fragment.ts';

interface InsertedFacts {
  /** Whether some of the blocks are for some people only. */
  readonly hasAudiences: boolean;
  /** How many of the blocks were part of another page's experiment. */
  readonly withoutExperiment: number;
}

/** Formats what became of inserted blocks. @param done what was done, such as "pasted" */
export const formatInserted = (
  { inserted, leftOut }: Pick<InsertedFragment, 'inserted' | 'leftOut'>,
  done: string,
  { hasAudiences, withoutExperiment }: InsertedFacts,
): string => {
  const left = leftOut.map(({ title, reason }) => `“${title}” was left out: ${reason}`);
  if (inserted === 0) return left.join(' ');
  return [
    `${count(inserted, 'block')} ${done}.`,
    ...(hasAudiences ? ['Their audiences stay the same.'] : []),
    ...(withoutExperiment > 0
      ? [`The experiment of another page was removed from ${count(withoutExperiment, 'block')}.`]
      : []),
    ...left,
  ].join(' ');
};
