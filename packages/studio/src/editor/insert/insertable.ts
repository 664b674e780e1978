import type { Draft, Scope } from '../model/draft.ts';
import { addBlock } from '../model/edit-blocks.ts';
import type { BlockTypes } from '../model/grammar.ts';
import type { Place } from '../model/move.ts';
import { judge } from '../model/outcome.ts';

export interface Insertable {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  /** Why it may not stand here; null where it may. */
  readonly whyNot: string | null;
}

/** The palette as it is for one place: what may stand there first, each part by title. */
export const insertablesAt = (
  draft: Draft,
  scope: Scope,
  place: Place,
  types: BlockTypes,
): readonly Insertable[] =>
  [...new Set(types.values())]
    .map(({ type, title, description }) => {
      const judged = judge(draft, addBlock(draft, scope, type, place, types), types);
      return { type, title, description, whyNot: 'refused' in judged ? judged.refused : null };
    })
    .sort(
      (left, right) =>
        Number(left.whyNot !== null) - Number(right.whyNot !== null) ||
        left.title.localeCompare(right.title),
    );

/** Those of which every word of a search stands in title, description or type. */
export const matching = (all: readonly Insertable[], words: string): readonly Insertable[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ type, title, description }) => {
    const text = `${title} ${description} ${type}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
};
