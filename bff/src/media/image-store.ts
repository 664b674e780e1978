import { listImages, readImage } from '@broadsheet/content-store/image-files';
import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import { AppError } from '@broadsheet/contract/errors';
import { findImage, knownImages } from '@broadsheet/publishing/images';
import type { PublishingDatabase } from '@broadsheet/publishing/publishing-database';
import { LRUCache } from 'lru-cache';

const CACHE_BYTES = 8 * 2 ** 20;

export interface ImageStore {
  /** The bytes of an image; null where it does not exist. Throws SERVICE_UNAVAILABLE where that is unknown. */
  readonly find: (digest: string) => Promise<Buffer | null>;
  /** The digests without an image. Throws SERVICE_UNAVAILABLE. */
  readonly missing: (digests: readonly string[]) => Promise<readonly string[]>;
  readonly counts: () => CacheCounts;
}

export interface ImageStoreOptions {
  readonly contentDir: string;
  /** Null where files are all there is. */
  readonly database: Pick<PublishingDatabase, 'run'> | null;
}

const unavailable = (error: unknown): never => {
  throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
};

/** Images from files and from the database, with recent ones in memory: images never change. */
export const createImageStore = ({ contentDir, database }: ImageStoreOptions): ImageStore => {
  const load = async (digest: string): Promise<Buffer | null> => {
    const file = await readImage(contentDir, digest);
    if (file || !database) return file;
    return database.run((queries) => findImage(queries, digest)).catch(unavailable);
  };
  const counted = { hits: 0, stale: 0, misses: 0, evictions: 0 };
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    // Concurrent requests for one image read it once.
    dispose: (_image, _digest, reason) => {
      if (reason === 'evict') counted.evictions += 1;
    },
    fetchMethod: async (digest) => (await load(digest)) ?? undefined,
  });
  return {
    find: async (digest) => {
      counted[cache.has(digest) ? 'hits' : 'misses'] += 1;
      return (await cache.fetch(digest)) ?? null;
    },
    counts: () => ({ ...counted, entries: cache.size, bytes: cache.calculatedSize }),
    missing: async (digests) => {
      const files = await listImages(contentDir);
      const others = digests.filter((digest) => !files.has(digest));
      if (!database || others.length === 0) return others;
      const existing = new Set(
        await database.run((queries) => knownImages(queries, others)).catch(unavailable),
      );
      return others.filter((digest) => !existing.has(digest));
    },
  };
};
