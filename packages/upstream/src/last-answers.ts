import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import { LRUCache } from 'lru-cache';

const STALE_FOR_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWERS = 5_000;

interface StoredBody {
  readonly body: Buffer;
  /** The property of the body that is the answer; null: all of it. */
  readonly part: string | null;
  readonly bytes: number;
}

/** The stored answer of a call, for when its service fails. */
export interface StaleAnswer {
  /** @param answer the parsed body */
  readonly store: (body: Buffer, answer: unknown) => void;
  readonly forget: () => void;
  /** Undefined: there is none. */
  readonly find: () => unknown;
}

/** The last successful body of each public read, as bytes, so that nobody can change a cached one. */
export const createLastAnswers = (now: () => number) => {
  const counted = { hits: 0, stale: 0, misses: 0, evictions: 0 };
  const bodies = new LRUCache<string, StoredBody>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
    ttl: STALE_FOR_MS,
    ttlResolution: 0,
    perf: { now },
    dispose: (_body, _key, reason) => {
      if (reason === 'evict') counted.evictions += 1;
    },
  });
  /**
   * An equal body does not replace the cached buffer: replaced buffers would already be in the old generation of the
   * heap.
   */
  const store = (key: string, stored: StoredBody): void => {
    const known = bodies.peek(key);
    const isSame = known?.part === stored.part && known.body.equals(stored.body);
    bodies.set(key, isSame ? known : stored);
  };
  const forget = (key: string): void => void bodies.delete(key);
  const find = (key: string): unknown => {
    const stored = bodies.get(key);
    // It is only read where no newer answer is available.
    if (!stored) {
      counted.misses += 1;
      return undefined;
    }
    counted.stale += 1;
    const answer: unknown = JSON.parse(stored.body.toString('utf8'));
    return stored.part === null ? answer : Object(answer)[stored.part];
  };
  return {
    /** The answer of one call. */
    of: (key: string): StaleAnswer => ({
      store: (body) => store(key, { body, part: null, bytes: body.byteLength }),
      forget: () => forget(key),
      find: () => find(key),
    }),
    /** Stores an answer that is one part of a body. @param parts as how many answers the body is stored */
    storePart: (key: string, body: Buffer, part: string, parts: number): void =>
      store(key, { body, part, bytes: Math.ceil(body.byteLength / parts) }),
    counts: (): CacheCounts => ({
      ...counted,
      entries: bodies.size,
      bytes: bodies.calculatedSize,
    }),
  };
};
export type LastAnswers = ReturnType<typeof createLastAnswers>;
