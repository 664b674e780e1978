import { Worker } from 'node:worker_threads';
import type { Brand } from '@broadsheet/contract/brand';
import { AppError } from '@broadsheet/contract/errors';
import { LRUCache } from 'lru-cache';
import type { MailSite, MailSites } from '../messages/mail/mail-site.ts';
import {
  type DocumentContent,
  type DocumentOrder,
  type DocumentSite,
  isOfPerson,
} from './document-order.ts';
import { runInThread } from './run-in-thread.ts';

/** A document that needs more than this fails, so that it does not take the memory of the process that serves. */
const HEAP_LIMIT_MB = 256;
/** A thread with its fonts takes some 100 MB; it ends after this idle time. */
const IDLE_MS = 60_000;
const WAITING_MAX = 20;
/** Documents of some 30 KB each. */
const MAX_CACHED = 200;

export interface DocumentWriter {
  /** Returns a PDF. Throws SERVICE_UNAVAILABLE while twenty others wait, and an Error where writing fails. */
  readonly write: (brand: Brand, content: DocumentContent) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** An order is sent to a thread and is also the cache key, so it holds only the texts that documents need. */
const documentSite = ({ messages, ...site }: MailSite): DocumentSite => ({
  ...site,
  messages: {
    documents: messages.documents,
    invoice: messages.invoice,
    'resume-sheet': messages['resume-sheet'],
  },
});

/**
 * Writes documents in a thread of their own, one after the other. Caches recent ones, except documents about a person.
 * A thread that dies or hangs fails only its current document.
 * @param worker the program `document-worker`.
 */
export const createDocumentWriter = (worker: URL, sites: MailSites): DocumentWriter => {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_CACHED });
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const endThread = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    await ended?.terminate();
  };
  const startThread = (): Worker => {
    const limits = { maxOldGenerationSizeMb: HEAP_LIMIT_MB };
    const started = new Worker(worker, { resourceLimits: limits });
    started.unref();
    return started;
  };
  const writeNow = async (order: DocumentOrder): Promise<Uint8Array> => {
    clearTimeout(idle);
    thread ??= startThread();
    try {
      const bytes = await runInThread(thread, order);
      idle = setTimeout(() => void endThread(), IDLE_MS).unref();
      return bytes;
    } catch (error) {
      await endThread();
      throw error;
    }
  };
  const writeInTurn = (order: DocumentOrder): Promise<Uint8Array> => {
    if (waiting >= WAITING_MAX) throw new AppError('SERVICE_UNAVAILABLE');
    waiting += 1;
    const written = last.then(() => writeNow(order));
    last = written.then(
      () => (waiting -= 1),
      () => (waiting -= 1),
    );
    return written;
  };
  return {
    write: async (brand, content) => {
      const document = { site: documentSite(sites[brand]), ...content };
      if (isOfPerson(content)) return writeInTurn(document);
      const key = JSON.stringify(document);
      const known = cache.get(key);
      if (known) return known;
      const written = writeInTurn(document);
      cache.set(key, written);
      written.catch(() => cache.delete(key));
      return written;
    },
    close: endThread,
  };
};
