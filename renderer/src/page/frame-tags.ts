import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import { escapeHtml } from '@broadsheet/contract/escape-html';
import type { PageBlock } from '@broadsheet/contract/page-json';

/** The opening and closing tags of a block's frame element. */
export interface FrameTags {
  readonly open: string;
  readonly close: string;
}

/** The traits of a block type that its frame element carries. */
type FrameTraits = Pick<BlockDefinition, 'hydrate' | 'landmark' | 'personal' | 'leavesOutBlocked'>;

/** The attributes by which browsers retain, replace or hydrate a block. */
export const frameTags = (
  { id, type, revision, state }: PageBlock,
  { hydrate, landmark, personal, leavesOutBlocked }: FrameTraits,
): FrameTags => {
  const tag = landmark === undefined ? 'section' : 'div';
  const reader =
    (personal ? ' data-personal' : '') + (leavesOutBlocked ? ' data-leaves-out-blocked' : '');
  const unready = state === 'ready' ? '' : ` data-block-state="${state}"`;
  const busy = state === 'deferred' ? ' aria-busy="true"' : '';
  return {
    open:
      `<${tag} data-block-id="${escapeHtml(id)}" data-block-type="${escapeHtml(type)}"` +
      ` data-block-revision="${escapeHtml(revision)}" data-hydrate="${hydrate}"` +
      ` data-landmark="${landmark ?? 'main'}"${reader}${unready}${busy}>`,
    close: `</${tag}>`,
  };
};
