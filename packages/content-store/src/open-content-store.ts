import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Finding } from '@broadsheet/contract/finding';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import { ContentError } from './content-error.ts';
import {
  createSnapshot,
  keepLastBanners,
  type LayoutMemo,
  type LoadedContent,
  loadContent,
} from './load-content.ts';
import { digestOfContent, readContentFiles } from './read-content-files.ts';
import type { Snapshot } from './snapshot.ts';
import { type ContentWatch, watchContent } from './watch-content.ts';

/** A fault found once is looked at again after this, before anybody is told: a save may be half done. */
const SETTLE_MS = 150;

/** As much of pino as the store needs. */
export interface ContentLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ContentStoreOptions {
  /** Holds `layouts/` and `brand-configs/`. */
  readonly dir: string;
  readonly definitions: BlockDefinitions;
  readonly watch: boolean;
  readonly log: ContentLog;
  /** A directory of the same shape that came with the build: it stands in at a cold start. */
  readonly bundled?: string;
}

export interface ContentChange {
  readonly snapshot: Snapshot;
  readonly faults: readonly Finding[];
}

export interface ContentStore {
  /** The last snapshot without faults. */
  current(): Snapshot;
  /** What keeps a newer snapshot from serving; empty when nothing does. */
  faults(): readonly Finding[];
  /** What the newest content lacks without being kept from serving: rows of banners, whole files of them. */
  leftOut(): readonly Finding[];
  /** Told after a snapshot was swapped or the faults changed. */
  onChange(listener: (change: ContentChange) => void): () => void;
  close(): Promise<void>;
}

const missingLayouts = (
  expected: Iterable<PageLayoutName>,
  files: readonly { readonly file: string }[],
): Finding[] => {
  const present = new Set(files.map(({ file }) => file));
  return [...expected]
    .filter((kind) => !present.has(`layouts/${kind}.json`))
    .map((kind) => ({
      file: `layouts/${kind}.json`,
      line: 1,
      column: 1,
      code: 'LAYOUT_MISSING',
      message: `page "${kind}" is served, but its layout is gone`,
      mend: 'Put the file back; without it the last good one goes on serving until the next start.',
    }));
};

const lineOf = ({ file, line, column, code, message, mend }: Finding): string =>
  `${file}:${line}:${column} ${code} ${message}. ${mend}`;

/** Reads the content and, when asked to, follows it. Throws ContentError when no snapshot can be made. */
export const openContentStore = async (options: ContentStoreOptions): Promise<ContentStore> => {
  const { dir, definitions, log } = options;
  const listeners = new Set<(change: ContentChange) => void>();
  let memo: LayoutMemo = new Map();
  let expected: ReadonlySet<PageLayoutName> = new Set();
  let faults: readonly Finding[] = [];
  let leftOut: readonly Finding[] = [];
  let watching: ContentWatch | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let judged = '';
  let seen = '';

  const judge = async (): Promise<{ digest: string; loaded: LoadedContent }> => {
    const files = await readContentFiles(dir);
    const digest = digestOfContent(files);
    const loaded = loadContent(files, definitions, memo);
    const findings = [...loaded.findings, ...missingLayouts(expected, files)];
    return { digest, loaded: { ...loaded, findings } };
  };
  const tellFaults = (loaded: LoadedContent): void => {
    const before = [...faults, ...leftOut];
    const findings = [...loaded.findings, ...loaded.leftOut];
    const told = new Set(before.map(lineOf));
    for (const finding of findings)
      if (!told.has(lineOf(finding))) log.error({ finding }, lineOf(finding));
    if (findings.length === 0 && before.length > 0) log.info({}, 'content is without faults again');
    faults = loaded.findings;
    leftOut = loaded.leftOut;
  };

  const openCold = async (): Promise<Snapshot> => {
    const bundled = options.bundled
      ? loadContent(await readContentFiles(options.bundled), definitions)
      : null;
    expected = new Set(bundled?.pages.keys());
    const { digest, loaded } = await judge();
    const brands = loaded.brands ?? bundled?.brands;
    if (!brands || (loaded.pages.size === 0 && !bundled?.pages.size))
      throw new ContentError(dir, loaded.findings);
    const pages = new Map([...(bundled?.pages ?? []), ...loaded.pages]);
    const texts = new Map([...(bundled?.texts ?? []), ...loaded.texts]);
    expected = new Set(pages.keys());
    memo = loaded.layoutMemo;
    judged = digest;
    tellFaults(loaded);
    const banners = keepLastBanners(loaded.banners, bundled?.banners ?? new Map());
    return createSnapshot({ brands, pages, banners, texts });
  };
  let snapshot = await openCold();

  const tellListeners = (): void => {
    for (const listener of listeners) {
      try {
        listener({ snapshot, faults });
      } catch (error) {
        log.error({ err: error }, 'a listener to content changes failed');
      }
    }
  };
  const look = async (): Promise<void> => {
    const { digest, loaded } = await judge();
    if (digest === judged) return;
    if (loaded.findings.length + loaded.leftOut.length > 0 && digest !== seen) {
      seen = digest;
      watching?.nudge(SETTLE_MS);
      return;
    }
    judged = digest;
    seen = '';
    memo = loaded.layoutMemo;
    tellFaults(loaded);
    if (loaded.findings.length === 0 && loaded.brands) {
      const { brands, pages, texts } = loaded;
      const banners = keepLastBanners(loaded.banners, snapshot.banners);
      const next = createSnapshot({ brands, pages, banners, texts });
      expected = new Set(next.pages.keys());
      if (next.revision !== snapshot.revision)
        log.info({ revision: next.revision }, 'content reloaded');
      snapshot = next;
    }
    tellListeners();
  };
  const lookInTurn = (): void => {
    lookAgain = true;
    looking ??= (async () => {
      while (lookAgain) {
        lookAgain = false;
        await look().catch((error: unknown) => log.error({ err: error }, 'content cannot be read'));
      }
      looking = undefined;
    })();
  };

  if (options.watch) {
    watching = watchContent(dir, lookInTurn);
    // What was written between the first reading and the first watching.
    watching.nudge(0);
  }
  return {
    current: () => snapshot,
    faults: () => faults,
    leftOut: () => leftOut,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      watching?.close();
      listeners.clear();
      await looking;
    },
  };
};
