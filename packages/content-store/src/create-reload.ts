import { setTimeout as sleep } from 'node:timers/promises';
import { compareWithServing } from './compare-with-serving.ts';
import { type ContentReader, withShadowed } from './content-reader.ts';
import type { ContentStoreOptions } from './content-store.ts';
import type { LoadedContent } from './load-content.ts';
import type { ProofMemos } from './proof-memos.ts';
import { createSerialRunner } from './serial-runner.ts';
import type { ServedContent } from './served-content.ts';
import { createSupersedingTask } from './superseding-task.ts';
import { validateContent } from './validate-content.ts';
import { type ContentWatch, watchContent } from './watch-content.ts';

/** Content with a fault is read again after this, before the fault is reported: a save may be half written. */
const DEBOUNCE_MS = 150;

interface ReloadParts {
  readonly reader: ContentReader;
  readonly options: ContentStoreOptions;
  readonly content: ServedContent;
  readonly memos: ProofMemos;
  /** The digest of the content that was validated last. */
  readonly validatedDigest: () => string;
  /** Called after `content` has adopted a reading. */
  readonly onReload: (digest: string) => void;
}

/** Reads, validates and adopts changed content, one reading at a time. */
export const createReload = (parts: ReloadParts) => {
  const { reader, options, content, memos, validatedDigest, onReload } = parts;
  const validation = createSupersedingTask<string>();
  let watching: ContentWatch | undefined;
  /** Content with faults is ignored until a second, equal reading. */
  let suspect: { readonly digest: string; readonly loaded: LoadedContent } | undefined;

  const refresh = async (): Promise<void> => {
    const reading = await reader.read();
    const { files, digest } = reading;
    if (digest === validatedDigest()) return;
    let loaded = suspect?.digest === digest ? suspect.loaded : null;
    if (!loaded) {
      const found = await validation.run(digest, (signal) =>
        validateContent(files, options, memos.known(), signal),
      );
      if (!found) return;
      loaded = compareWithServing(withShadowed(found, reading), files, content.serving());
      if (loaded.findings.length + loaded.leftOut.length > 0) {
        suspect = { digest, loaded };
        watching?.schedule(DEBOUNCE_MS);
        return;
      }
    }
    suspect = undefined;
    const isServed = content.replace(loaded);
    if (isServed) memos.setServing(loaded.layoutMemo);
    else memos.setFaulty(loaded.layoutMemo);
    onReload(digest);
  };
  /** The newest save wins: a proof of files that have changed since is aborted. */
  const abortOutdated = async (): Promise<void> =>
    validation.abortUnless((await reader.read()).digest);
  const logUnreadable = (error: unknown): void =>
    options.log.error({ err: error }, 'content cannot be read');
  const runner = createSerialRunner(() => refresh().catch(logUnreadable));
  const schedule = (): void => {
    if (validation.isRunning()) abortOutdated().catch(logUnreadable);
    runner.schedule();
  };
  return {
    schedule,
    /** Resolves when all that is written now was validated. */
    finish: async (): Promise<void> => {
      schedule();
      await runner.done();
      if (!suspect) return;
      await sleep(DEBOUNCE_MS);
      schedule();
      await runner.done();
    },
    /** Reloads whenever a file changes; returns the function that stops it. */
    watch: (): (() => void) => {
      const started = watchContent(options.dir, schedule);
      watching = started;
      // Reads changes between the first reading and the first event.
      started.schedule(DEBOUNCE_MS);
      return started.close;
    },
    close: async (): Promise<void> => {
      validation.abort();
      await runner.end();
    },
  };
};
