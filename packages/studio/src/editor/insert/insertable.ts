import type { Draft, Scope } from '../model/draft.ts';
import { addBlock } from '../model/edit-blocks.ts';
import type { BlockTypes } from '../model/grammar.ts';
import type { BlockPosition } from '../model/move.ts';
import { validateOutcome } from '../model/outcome.ts';

export interface Insertable {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  /** Marketing writes what it shows. */
  readonly written: boolean;
  /** Why the block is not allowed here; null if it is. */
  readonly whyNot: string | null;
}

/** The palette for one position: first the allowed types, then the others, each sorted by title. */
export const insertablesAt = (
  draft: Draft,
  scope: Scope,
  position: BlockPosition,
  types: BlockTypes,
): readonly Insertable[] =>
  [...new Set(types.values())]
    .map(({ type, title, description, written }) => {
      const outcome = validateOutcome(draft, addBlock(draft, scope, type, position, types), types);
      const whyNot = 'refused' in outcome ? outcome.refused : null;
      return { type, title, description, written, whyNot };
    })
    .sort(
      (left, right) =>
        Number(left.whyNot !== null) - Number(right.whyNot !== null) ||
        left.title.localeCompare(right.title),
    );

/** Filters by a search: every word must be in the title, description or type. */
export const matching = (all: readonly Insertable[], search: string): readonly Insertable[] => {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ type, title, description }) => {
    const text = `${title} ${description} ${type}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
};

interface InsertableGroup {
  readonly title: string;
  readonly blocks: readonly Insertable[];
}

/** The blocks that can be added, in groups; empty groups are left out. */
export const groupInsertables = (all: readonly Insertable[]): readonly InsertableGroup[] => {
  const allowed = all.filter(({ whyNot }) => whyNot === null);
  return [
    { title: 'Texts, pictures and buttons', blocks: allowed.filter((each) => each.written) },
    {
      title: 'Jobs, companies, courses and accounts',
      blocks: allowed.filter((each) => !each.written),
    },
  ].filter(({ blocks }) => blocks.length > 0);
};
