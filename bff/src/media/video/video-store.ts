import { listVideoFiles } from '@broadsheet/content-store/video-files';
import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import { AppError } from '@broadsheet/contract/errors';
import { parseVideoFileName, type SiteVideoFormat } from '@broadsheet/contract/site-video';
import type { PublishingDatabase } from '@broadsheet/publishing/publishing-database';
import {
  findVideo,
  findVideoPart,
  listKnownVideos,
  VIDEO_PART_BYTES,
} from '@broadsheet/publishing/videos';
import { LRUCache } from 'lru-cache';
import type { ByteSpan } from './parse-range.ts';

/** Many visitors watch one video: what all of them need first is read once. */
const CACHE_BYTES = 32 * 2 ** 20;

export interface StoredVideo {
  readonly id: string;
  readonly format: SiteVideoFormat;
  readonly bytes: number;
}

export interface ResolvedVideos {
  /** The names of those that do not exist. */
  readonly missing: readonly string[];
  /** The digests of those that were uploaded. */
  readonly uploaded: readonly string[];
}

export interface VideoStore {
  /** Null where it does not exist. Throws SERVICE_UNAVAILABLE where that is unknown. */
  readonly find: (digest: string) => Promise<StoredVideo | null>;
  /** The bytes of a span, part by part. */
  readonly open: (video: StoredVideo, span: ByteSpan) => AsyncIterable<Buffer>;
  /** Finds named files. Throws SERVICE_UNAVAILABLE. */
  readonly resolve: (names: readonly string[]) => Promise<ResolvedVideos>;
  readonly counts: () => CacheCounts;
}

export interface VideoStoreOptions {
  readonly contentDir: string;
  /** Null where files are all there is. */
  readonly database: Pick<PublishingDatabase, 'run'> | null;
}

const unavailable = (error: unknown): never => {
  throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
};

/** Parts of files by their id and position, with recent ones in memory: they never change. */
const createParts = (database: VideoStoreOptions['database']) => {
  const counted = { hits: 0, stale: 0, misses: 0, evictions: 0 };
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    dispose: (_part, _key, reason) => {
      if (reason === 'evict') counted.evictions += 1;
    },
    fetchMethod: async (key) => {
      const [id = '', position = ''] = key.split(' ');
      if (!database) return undefined;
      const part = await database.run((queries) => findVideoPart(queries, id, Number(position)));
      return part ?? undefined;
    },
  });
  return {
    get: async (id: string, position: number): Promise<Buffer> => {
      const key = `${id} ${position}`;
      counted[cache.has(key) ? 'hits' : 'misses'] += 1;
      const part = await cache.fetch(key);
      if (!part) throw new Error('the video was deleted while it was read');
      return part;
    },
    counts: () => ({ ...counted, entries: cache.size, bytes: cache.calculatedSize }),
  };
};

/** The videos and captions that were uploaded in Studio. */
export const createVideoStore = ({ contentDir, database }: VideoStoreOptions): VideoStore => {
  const parts = createParts(database);
  return {
    // Not from memory: a file that was deleted is gone at once.
    find: async (digest) =>
      (await database?.run((queries) => findVideo(queries, digest)).catch(unavailable)) ?? null,
    open: async function* ({ id, bytes }, { first, last }) {
      const end = Math.min(last, bytes - 1) + 1;
      for (let at = first; at < end; ) {
        const position = Math.floor(at / VIDEO_PART_BYTES);
        const start = position * VIDEO_PART_BYTES;
        const part = await parts.get(id, position);
        yield part.subarray(at - start, end - start);
        at = start + part.length;
      }
    },
    resolve: async (names) => {
      const files = await listVideoFiles(contentDir);
      const others = names.filter((name) => !files.has(name));
      const digests = others.flatMap((name) => parseVideoFileName(name)?.digest ?? []);
      if (!database || digests.length === 0) return { missing: others, uploaded: [] };
      const stored = await database
        .run((queries) => listKnownVideos(queries, digests))
        .catch(unavailable);
      const existing = new Set(stored.map(({ digest, format }) => `${digest}.${format}`));
      return {
        missing: others.filter((name) => !existing.has(name)),
        uploaded: stored.map(({ digest }) => digest),
      };
    },
    counts: parts.counts,
  };
};
