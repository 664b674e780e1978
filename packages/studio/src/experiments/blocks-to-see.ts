import type { StudioBlockType } from '@broadsheet/contract/studio/content-calls';
import { arrange } from '../editor/model/arrange.ts';
import { readDraft } from '../editor/model/draft.ts';
import { listPlacements } from '../editor/model/grammar.ts';
import { typesByName } from '../editor/model/types-by-name.ts';

/** The blocks of a page in order, each with a label; empty for an invalid text. */
export const blocksToSee = (
  text: string,
  types: readonly StudioBlockType[],
): readonly (readonly [string, string])[] => {
  const { draft } = readDraft('', text);
  if (!draft) return [];
  const known = typesByName(types);
  return listPlacements(arrange(draft, null)).map(({ id, type }) => {
    const title = known.get(type)?.title ?? type;
    return [id, `People who saw: ${title} (${id})`] as const;
  });
};
