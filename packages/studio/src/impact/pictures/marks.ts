import type { TitleOf } from '../block-titles.ts';
import type { ImpactGroup } from '../format-who.ts';

export type MarkKind = 'added' | 'removed' | 'moved' | 'changed';
export type Side = 'before' | 'after';

/** A changed block, as it is outlined in a picture. */
export interface Mark {
  readonly id: string;
  readonly kind: MarkKind;
  readonly title: string;
  /** The block before it: where to look on the side that does not have it. */
  readonly after: string | null;
}

/** A symbol and a word, so that colour is not the only mark. */
export const MARK_LABELS: Readonly<
  Record<MarkKind, { readonly sign: string; readonly word: string }>
> = {
  added: { sign: '+', word: 'New' },
  removed: { sign: '−', word: 'Removed' },
  moved: { sign: '↕', word: 'Moved' },
  changed: { sign: '✎', word: 'Changed' },
};

/** Each changed block once, in the order of the new page; removed blocks come last. Pure. */
export const marksOf = (blocks: ImpactGroup['blocks'], titleOf: TitleOf): readonly Mark[] => {
  const marks = new Map<string, Mark>();
  for (const block of blocks) {
    if (marks.has(block.id)) continue;
    const { id } = block;
    const title = titleOf(id, block.type);
    if ('place' in block) marks.set(id, { id, kind: block.kind, title, after: block.place.after });
    else marks.set(id, { id, kind: 'changed', title, after: null });
  }
  return [...marks.values()];
};

/** The marks that one of the two pictures shows. Pure. */
export const marksOn = (marks: readonly Mark[], side: Side): readonly Mark[] =>
  marks.filter(({ kind }) => kind !== (side === 'before' ? 'added' : 'removed'));
