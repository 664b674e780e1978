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
/** Shorter than the time after which the edge is purged again: then no replica serves a deleted file. */
const KNOWN_FOR_MS = 5_000;
const KNOWN_MAX = 1_000;

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
  /**
   * Null where it does not exist, as this replica has known for some seconds at most. Throws SERVICE_UNAVAILABLE where
   * that is unknown.
   */
  readonly find: (digest: string) => Promise<StoredVideo | null>;
  /** Has the next request look for a file anew: it was uploaded or deleted. */
  readonly forget: (digest: string) => void;
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
  /** Epoch ms. */
  readonly now: () => number;
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

/** Files by their digest, those that do not exist included: each range of a video is a request. */
const createKnown = (
  database: VideoStoreOptions['database'],
  now: () => number,
): Pick<VideoStore, 'find' | 'forget'> => {
  const cache = new LRUCache<string, { readonly video: StoredVideo | null }>({
    max: KNOWN_MAX,
    ttl: KNOWN_FOR_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (digest) => ({
      video: (await database?.run((queries) => findVideo(queries, digest))) ?? null,
    }),
  });
  return {
    find: async (digest) => (await cache.fetch(digest).catch(unavailable))?.video ?? null,
    forget: (digest) => void cache.delete(digest),
  };
};

/** The videos and captions that were uploaded in Studio. */
export const createVideoStore = ({ contentDir, database, now }: VideoStoreOptions): VideoStore => {
  const parts = createParts(database);
  const known = createKnown(database, now);
  return {
    ...known,
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
