import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import { rememberLast } from '@broadsheet/content-store/remember-last';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { ContentUse } from '@broadsheet/contract/studio/content-use';
import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import type { OpenDocument } from '@broadsheet/publishing/list-changes';
import type { FileKind } from './file-kind.ts';
import { listUses } from './list-uses.ts';

/** Where each file of a kind is used, by its digest. */
export interface ContentUses {
  readonly live: ReadonlyMap<string, readonly ContentUse[]>;
  readonly drafts: ReadonlyMap<string, StudioPicture['drafts']>;
}

/** Collects the uses of all files of a kind in the live content and in open changes. */
export const createUseCollector = (kind: FileKind) => {
  const usesOfFile = rememberLast(({ file, text }: ContentFile, definitions: BlockDefinitions) =>
    text === null ? [] : listUses({ file, text }, definitions, kind),
  );
  return (
    files: readonly ContentFile[],
    documents: readonly OpenDocument[],
    definitions: BlockDefinitions,
  ): ContentUses => {
    const live = new Map<string, ContentUse[]>();
    for (const file of files)
      for (const { digest, use } of usesOfFile(file, definitions))
        live.set(digest, [...(live.get(digest) ?? []), use]);
    const drafts = new Map<string, { id: string; title: string; uses: ContentUse[] }[]>();
    for (const { change: id, title, file, text } of documents)
      for (const { digest, use } of listUses({ file, text }, definitions, kind)) {
        const known = drafts.get(digest) ?? [];
        const own = known.find((each) => each.id === id);
        if (own) own.uses.push(use);
        else drafts.set(digest, [...known, { id, title, uses: [use] }]);
      }
    return { live, drafts };
  };
};
