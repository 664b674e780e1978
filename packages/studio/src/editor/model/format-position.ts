import { formatName } from '../../format/format-name.ts';
import { type Arrangement, ORDER } from './arrange.ts';
import type { BlockTypes } from './grammar.ts';
import { listOf } from './move.ts';
import { titleOfBlock } from './outline.ts';

/** Formats the position of a block for screen readers: “Quote” is 3 of 19 now. */
export const formatPosition = (arranged: Arrangement, id: string, types: BlockTypes): string => {
  const { blocks, lists } = arranged;
  const title = titleOfBlock({ blocks, types }, id);
  const list = listOf(arranged, id);
  if (list === undefined) return `“${title}” is no longer on the page.`;
  const ids = lists.get(list) ?? [];
  const [owner = '', slot = ''] = list.split('.');
  const where =
    list === ORDER ? '' : ` in “${formatName(slot)}” of ${titleOfBlock({ blocks, types }, owner)}`;
  return `“${title}” is now ${ids.indexOf(id) + 1} of ${ids.length}${where}.`;
};
