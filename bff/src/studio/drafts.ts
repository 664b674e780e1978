import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { AppError } from '@broadsheet/contract/errors';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import { type PublishingDatabase, withDatabase } from '@broadsheet/publishing/publishing-database';
import { LRUCache } from 'lru-cache';

/** Snapshots are large, and few people edit at the same time. */
const MAX_DRAFTS = 8;

/** All content as a change would make it, by the change's id; null where there is no such change. */
export type DraftOf = (change: string) => Promise<Snapshot | null>;

export const noDrafts: DraftOf = async () => null;

/** Snapshots of the latest save of each draft: each is created once as long as nothing else changes. */
export const createDrafts = (
  database: PublishingDatabase,
  content: Pick<ContentStore, 'current' | 'draft'>,
): DraftOf => {
  const cache = new LRUCache<string, Promise<Snapshot>>({ max: MAX_DRAFTS });
  const make = async (change: string): Promise<Snapshot> => {
    const documents = await withDatabase(database, (queries) => documentsOf(queries, change));
    return content.draft(new Map(documents.map(({ file, text }) => [file, text])));
  };
  return async (change) => {
    try {
      const { version } = await withDatabase(database, (queries) => findChange(queries, change));
      const key = `${change} ${version} ${content.current().revision}`;
      const made = cache.get(key) ?? make(change);
      cache.set(key, made);
      made.catch(() => cache.delete(key));
      return await made;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  };
};
