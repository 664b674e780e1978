import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { PreviewTexts } from '@broadsheet/content-store/preview-texts';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { textsAfter } from '@broadsheet/publishing/history';
import {
  type PublishingDatabase,
  type PublishingQueries,
  withDatabase,
} from '@broadsheet/publishing/publishing-database';
import { LRUCache } from 'lru-cache';

/** Snapshots are large: enough for a revision and the one before it, for two people. */
const MAX_REVISIONS = 4;

/** All content as it was right after a revision; 0 is before the first. Null without a history. */
export type RevisionOf = (revision: number) => Promise<Snapshot | null>;

export const noRevisions: RevisionOf = async () => null;

/** The texts that served right after a revision, of the files that were published since. */
export const loadTextsAfter = async (
  queries: PublishingQueries,
  revision: number,
): Promise<PreviewTexts> => {
  const texts = await textsAfter(queries, revision);
  return new Map(texts.map(({ file, text }) => [file, text]));
};

/** Snapshots of earlier content, for previews: each is created once as long as nothing else is published. */
export const createRevisionContents = (
  database: PublishingDatabase,
  content: Pick<ContentStore, 'current' | 'draft'>,
): RevisionOf => {
  const cache = new LRUCache<string, Promise<Snapshot>>({ max: MAX_REVISIONS });
  const make = async (revision: number): Promise<Snapshot> =>
    content.draft(await withDatabase(database, (queries) => loadTextsAfter(queries, revision)));
  return (revision) => {
    const key = `${revision} ${content.current().revision}`;
    const made = cache.get(key) ?? make(revision);
    cache.set(key, made);
    made.catch(() => cache.delete(key));
    return made;
  };
};
