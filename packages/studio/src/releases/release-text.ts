import { formatFile } from '@broadsheet/contract/studio/format-file';
import type { ReleaseConflict, ReleaseState } from '@broadsheet/contract/studio/release';

export const RELEASE_STATE_TEXT: Readonly<Record<ReleaseState, string>> = {
  open: 'Open',
  scheduled: 'Scheduled',
  published: 'Published',
  discarded: 'Discarded',
};

const formatBlocks = (blocks: readonly string[]): string =>
  blocks.length === 0
    ? 'in different blocks or lines'
    : `in ${blocks.map((title) => `“${title}”`).join(', ')}`;

/** Two drafts that cannot be published as one, as a sentence. */
export const formatConflict = ({
  file,
  drafts: [first, second],
  blocks,
}: ReleaseConflict): string =>
  `“${first.title}” and “${second.title}” both change “${formatFile(file)}”, ${formatBlocks(blocks)}.`;
