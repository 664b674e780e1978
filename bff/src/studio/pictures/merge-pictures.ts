import { isDeepStrictEqual } from 'node:util';
import type { Pictures } from '@broadsheet/contract/pictures';

interface Edited {
  /** What was live when the edit began. */
  readonly base: Pictures;
  readonly draft: Pictures;
}

/** The live descriptions with what a draft has changed in those from which it began. */
export const mergePictures = ({ base, draft }: Edited, live: Pictures): Pictures => {
  const isEdited = (digest: string): boolean =>
    !isDeepStrictEqual(draft.pictures[digest], base.pictures[digest]);
  const archivedBefore = new Set(base.archived);
  const archivedInDraft = new Set(draft.archived);
  const isRestored = (digest: string): boolean =>
    archivedBefore.has(digest) && !archivedInDraft.has(digest);
  const archived = new Set([
    ...(live.archived ?? []).filter((digest) => !isRestored(digest)),
    ...[...archivedInDraft].filter((digest) => !archivedBefore.has(digest)),
  ]);
  return {
    pictures: Object.fromEntries([
      ...Object.entries(live.pictures).filter(
        ([digest]) => digest in draft.pictures || !isEdited(digest),
      ),
      ...Object.entries(draft.pictures).filter(([digest]) => isEdited(digest)),
    ]),
    ...(archived.size > 0 && { archived: [...archived] }),
  };
};
