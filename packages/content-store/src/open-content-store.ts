import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '@broadsheet/contract/finding';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import { compareWithServing } from './compare-with-serving.ts';
import { type ContentReading, createContentReader, withShadowed } from './content-reader.ts';
import type { ContentChange, ContentStore, ContentStoreOptions } from './content-store.ts';
import { createSnapshot } from './create-snapshot.ts';
import { createListeners } from './listeners.ts';
import type { LayoutMemo, LoadedContent } from './load-content.ts';
import { logFaults } from './log-faults.ts';
import { openCold } from './open-cold.ts';
import { NOTHING_PUBLISHED } from './overlay-files.ts';
import { draftSnapshot, previewTexts } from './preview-texts.ts';
import { followRollout } from './rollout-content.ts';
import { createSerialRunner } from './serial-runner.ts';
import { stopExperiments } from './stop-experiments.ts';
import { expiredBanners, withLastBanners } from './validate-banners.ts';
import { validateContent } from './validate-content.ts';
import { type ContentWatch, watchContent } from './watch-content.ts';

/** A fault found once is looked at again after this, before anybody is told: a save may be half done. */
const DEBOUNCE_MS = 150;

/** Reads the content and, when asked to, follows it. Throws ContentError when no snapshot can be made. */
export const openContentStore = async (options: ContentStoreOptions): Promise<ContentStore> => {
  const { dir, definitions, log } = options;
  const { published = NOTHING_PUBLISHED, now = Date.now } = options;
  const reader = createContentReader(dir, published);
  const listeners = createListeners<ContentChange>(log);
  let memo: LayoutMemo = new Map();
  let servingMemo: LayoutMemo = memo;
  /** Of what was considered last: when it is published, nothing of it is proved twice. */
  const previewMemos = { inStudio: memo, rolledOut: memo };
  const known = (): LayoutMemo =>
    new Map([...previewMemos.inStudio, ...previewMemos.rolledOut, ...memo]);
  let faults: readonly Finding[] = [];
  let leftOut: readonly Finding[] = [];
  let bannerEnds: LoadedContent['bannerEnds'] = [];
  let watching: ContentWatch | undefined;
  let validatedDigest = '';
  /** What was judged, and held back because a save may have been half done. */
  let seen: { readonly digest: string; readonly loaded: LoadedContent } | undefined;
  let validation: { readonly digest: string; readonly overtaken: AbortController } | undefined;

  /** Null when the files changed meanwhile: then they are looked at again. */
  const validate = async ({ files, digest }: ContentReading): Promise<LoadedContent | null> => {
    const overtaken = new AbortController();
    validation = { digest, overtaken };
    try {
      return await validateContent(files, options, known(), overtaken.signal);
    } catch (error) {
      if (overtaken.signal.aborted) return null;
      throw error;
    } finally {
      validation = undefined;
    }
  };
  const noteFaults = (loaded: LoadedContent): void => {
    logFaults(log, [...faults, ...leftOut], [...loaded.findings, ...loaded.leftOut]);
    faults = loaded.findings;
    leftOut = loaded.leftOut;
    bannerEnds = loaded.bannerEnds;
  };

  const cold = await openCold(options, reader);
  let { snapshot } = cold;
  let expected: ReadonlySet<PageLayoutName> = new Set(snapshot.pages.keys());
  memo = cold.loaded.layoutMemo;
  servingMemo = memo;
  validatedDigest = cold.digest;
  noteFaults(cold.loaded);

  const createPreview =
    (where: keyof typeof previewMemos): ContentStore['preview'] =>
    async (texts, signal) => {
      const reading = await reader.read();
      const serving = { kinds: expected, experiments: snapshot.experiments };
      const found = await previewTexts(reading, texts, options, known(), serving, signal);
      previewMemos[where] = found.loaded.layoutMemo;
      return found;
    };
  const rollout = followRollout({
    published,
    definitions,
    log,
    serving: () => snapshot,
    digest: () => validatedDigest,
    createPreview: createPreview('rolledOut'),
    onValidated: () => listeners.notify({ snapshot, faults }),
  });

  /** Stopping an experiment waits for no fault, its own file's or another's: it may be what stops a harm. */
  const brake = ({ written }: LoadedContent): void => {
    const experiments = stopExperiments(snapshot.experiments, written?.experiments ?? null);
    if (experiments === snapshot.experiments) return;
    snapshot = createSnapshot({ ...snapshot, experiments });
    log.info({ revision: snapshot.revision }, 'experiments stopped; all else waits for the faults');
  };
  const refresh = async (): Promise<void> => {
    const reading = await reader.read();
    const { files, digest } = reading;
    if (digest === validatedDigest) return;
    const before = seen?.digest === digest ? seen.loaded : null;
    const found = before ?? (await validate(reading));
    if (!found) return;
    const serving = { kinds: expected, experiments: snapshot.experiments };
    const loaded = before ?? compareWithServing(withShadowed(found, reading), files, serving);
    if (!before && loaded.findings.length + loaded.leftOut.length > 0) {
      seen = { digest, loaded };
      watching?.schedule(DEBOUNCE_MS);
      return;
    }
    validatedDigest = digest;
    seen = undefined;
    noteFaults(loaded);
    // What serves stays known beside what is at fault: to undo a mistake takes no proof.
    memo =
      loaded.findings.length > 0
        ? new Map([...servingMemo, ...loaded.layoutMemo])
        : loaded.layoutMemo;
    if (loaded.findings.length === 0 && loaded.brands) {
      const { brands, pages, texts, messages, builtInMessages, experiments } = loaded;
      const banners = withLastBanners(loaded.banners, snapshot.banners);
      const next = createSnapshot({
        brands,
        pages,
        banners,
        texts,
        messages,
        builtInMessages,
        experiments,
      });
      expected = new Set(next.pages.keys());
      if (next.revision !== snapshot.revision)
        log.info({ revision: next.revision }, 'content reloaded');
      snapshot = next;
      servingMemo = memo;
    } else {
      brake(loaded);
    }
    rollout.rebase();
    listeners.notify({ snapshot, faults });
  };
  /** A proof of files that are no longer so is given up: the newest save wins. */
  const refreshNow = async (): Promise<void> => {
    const { digest } = await reader.read();
    if (validation && digest !== validation.digest) validation.overtaken.abort();
  };
  const logUnreadable = (error: unknown): void =>
    log.error({ err: error }, 'content cannot be read');
  const refreshRunner = createSerialRunner(() => refresh().catch(logUnreadable));
  const scheduleRefresh = (): void => {
    if (validation) refreshNow().catch(logUnreadable);
    refreshRunner.schedule();
  };

  const waitUntilServed = async (): Promise<boolean> => {
    scheduleRefresh();
    await refreshRunner.done();
    if (seen) {
      await sleep(DEBOUNCE_MS);
      scheduleRefresh();
      await refreshRunner.done();
    }
    const { digest, published: laid } = reader.last();
    return laid === published.current() && digest === validatedDigest && faults.length === 0;
  };
  const unfollow = published.onChange(() => {
    scheduleRefresh();
    rollout.refresh();
  });
  rollout.refresh();
  if (options.watch) {
    watching = watchContent(dir, scheduleRefresh);
    // What was written between the first reading and the first watching, once it is whole.
    watching.schedule(DEBOUNCE_MS);
  }
  return {
    current: () => snapshot,
    rollout: rollout.current,
    rolloutFault: rollout.fault,
    faults: () => faults,
    leftOut: () => [...leftOut, ...expiredBanners(bannerEnds, now())],
    onChange: listeners.add,
    reading: reader.last,
    preview: createPreview('inStudio'),
    waitUntilServed: waitUntilServed,
    draft: (texts) => draftSnapshot(reader.last(), texts, options, known(), snapshot),
    close: async () => {
      unfollow();
      watching?.close();
      validation?.overtaken.abort();
      listeners.clear();
      await Promise.all([refreshRunner.end(), rollout.close()]);
    },
  };
};
