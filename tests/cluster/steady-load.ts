import { setTimeout as wait } from 'node:timers/promises';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Person } from '../load/kills/people.ts';
import type { Write } from '../load/kills/writes.ts';
import { writeKey } from '../load/kills/written.ts';

const READERS = 3;
const WRITERS = 3;
const PAUSE_MS = 60;
const AGAIN_MS = 100;

/** A page and the status that it has when all is well. */
export interface KnownPage {
  readonly path: string;
  readonly status: number;
  /** The owner of the page; absent for public pages. */
  readonly person?: Person;
}

export interface Load {
  /** The counts since the last call. */
  readonly count: () => LoadCounts;
  /** Names of the acknowledged writes, after pending requests have ended. */
  readonly stop: () => Promise<readonly string[]>;
}

export interface LoadCounts {
  pages: number;
  /** Public pages that failed. */
  failedPages: string[];
  /** The slowest complete response of public pages. */
  slowestPageMs: number;
  ownPages: number;
  failedOwnPages: string[];
  writes: number;
  /** Writes without an acknowledgement, each of which was repeated. */
  failedWrites: string[];
}

const noCounts = (): LoadCounts => ({
  pages: 0,
  failedPages: [],
  slowestPageMs: 0,
  ownPages: 0,
  failedOwnPages: [],
  writes: 0,
  failedWrites: [],
});

const requestPage = (
  site: Pick<RunningSite, 'request'>,
  { path, person }: KnownPage,
): Promise<string> => {
  const headers = {
    accept: 'text/html',
    ...(person ? { authorization: `Bearer ${person.token}` } : {}),
  };
  return site.request('tech', path, { headers }).then(
    (answer) => String(answer.status),
    (error: Error) => error.message,
  );
};

/** Pages with the status that they have now. */
export const learnPages = async (
  site: Pick<RunningSite, 'request'>,
  pages: readonly Omit<KnownPage, 'status'>[],
): Promise<KnownPage[]> => {
  const known: KnownPage[] = [];
  for (const page of pages) {
    const status = Number(await requestPage(site, { ...page, status: 0 }));
    if (!(status < 500)) throw new Error(`${page.path} answers ${status} while all is well`);
    known.push({ ...page, status });
  }
  return known;
};

/** Requests pages and writes at a steady pace until it is stopped. A write is repeated until it is acknowledged. */
export const startLoad = (
  site: Pick<RunningSite, 'request'>,
  {
    pages,
    ownPages,
    writes,
  }: { pages: readonly KnownPage[]; ownPages: readonly KnownPage[]; writes: readonly Write[] },
): Load => {
  let counts = noCounts();
  let stopped = false;
  const acknowledged: string[] = [];
  const left = [...writes].reverse();

  const read = async (all: readonly KnownPage[], from: number, own: boolean): Promise<void> => {
    for (let turn = from; !stopped; turn += 1) {
      const page = all[turn % all.length];
      if (!page) return;
      const began = new Date().toISOString();
      const startedAt = performance.now();
      const came = await requestPage(site, page);
      const tookMs = Math.round(performance.now() - startedAt);
      const failed = own ? counts.failedOwnPages : counts.failedPages;
      if (own) counts.ownPages += 1;
      else {
        counts.pages += 1;
        counts.slowestPageMs = Math.max(counts.slowestPageMs, tookMs);
      }
      if (came !== String(page.status)) failed.push(`${began} ${page.path}: ${came}`);
      await wait(PAUSE_MS);
    }
  };
  const writeOne = async (write: Write): Promise<void> => {
    for (;;) {
      const answer = await write
        .send()
        .catch((error: Error) => ({ status: 0, body: error.message }));
      if (answer.status === 200) break;
      const failure = `${writeKey(write)}: ${answer.status} ${JSON.stringify(answer.body)}`;
      if (answer.status >= 400 && answer.status < 500) throw new Error(`${failure} is a refusal`);
      counts.failedWrites.push(`${new Date().toISOString()} ${failure}`);
      await wait(AGAIN_MS);
    }
    counts.writes += 1;
    acknowledged.push(writeKey(write));
  };
  const write = async (): Promise<void> => {
    for (let next = left.pop(); next && !stopped; next = left.pop()) {
      await writeOne(next);
      await wait(PAUSE_MS);
    }
  };
  const span = Math.ceil(pages.length / READERS);
  const running = [
    ...Array.from({ length: READERS }, (_, index) => read(pages, index * span, false)),
    read(ownPages, 0, true),
    ...Array.from({ length: WRITERS }, write),
  ];
  const ended = Promise.all(running);
  // stop() reports failures.
  ended.catch(() => undefined);
  return {
    count: () => {
      const counted = counts;
      counts = noCounts();
      return counted;
    },
    stop: async () => {
      stopped = true;
      await ended;
      return acknowledged;
    },
  };
};
