import { count } from '../../format/count.ts';
import { type EditingActions, targetsOf } from '../editing.ts';
import { arrange } from '../model/arrange.ts';
import { fragmentOf } from '../model/fragment.ts';
import { rootsOf } from '../model/selection.ts';
import { formatClip } from './block-clip.ts';

/** The text of copied blocks, and how many there are without their children. */
export interface CopiedBlocks {
  readonly text: string;
  readonly amount: number;
}

/** Copies a block, or all selected ones if it is one of them or is not given. Reports why there is none. */
export const copyBlocksOf = (
  { now, attempt }: Pick<EditingActions, 'now' | 'attempt'>,
  id: string | null,
): CopiedBlocks | null => {
  const current = now();
  const { draft, scope, selection } = current;
  const ids = id === null ? selection : targetsOf(current, id);
  const taken = fragmentOf(draft, scope, ids);
  if ('refused' in taken) {
    attempt(taken);
    return null;
  }
  const amount = rootsOf(arrange(draft, scope), ids).length;
  return { text: formatClip(draft.page, taken.fragment), amount };
};

export const formatCopied = ({ amount }: CopiedBlocks): string =>
  `${count(amount, 'block')} copied.`;
