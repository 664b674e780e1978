import { createContentReader } from './content-reader.ts';
import type { ContentChange, ContentStore, ContentStoreOptions } from './content-store.ts';
import { createReload } from './create-reload.ts';
import { createListeners } from './listeners.ts';
import { openCold } from './open-cold.ts';
import { NOTHING_PUBLISHED } from './overlay-files.ts';
import { draftSnapshot, previewTexts } from './preview-texts.ts';
import { createProofMemos, type PreviewUse } from './proof-memos.ts';
import { followRollout } from './rollout-content.ts';
import { createServedContent } from './served-content.ts';

/** Reads the content and, optionally, follows it. Throws ContentError when no snapshot can be built. */
export const openContentStore = async (options: ContentStoreOptions): Promise<ContentStore> => {
  const { dir, definitions, log } = options;
  const { published = NOTHING_PUBLISHED, now = Date.now } = options;
  const reader = createContentReader(dir, published);
  const listeners = createListeners<ContentChange>(log);
  const cold = await openCold(options, reader);
  const content = createServedContent(cold.snapshot, cold.loaded, log);
  const memos = createProofMemos(cold.loaded.layoutMemo);
  let validatedDigest = cold.digest;
  const notify = (): void =>
    listeners.notify({ snapshot: content.snapshot(), faults: content.faults() });

  const createPreview =
    (use: PreviewUse): ContentStore['preview'] =>
    async (texts, signal) => {
      const reading = await reader.read();
      const serving = content.serving();
      const found = await previewTexts(reading, texts, options, memos.known(), serving, signal);
      memos.setPreviewed(use, found.loaded.layoutMemo);
      return found;
    };
  const rollout = followRollout({
    published,
    definitions,
    log,
    serving: content.snapshot,
    digest: () => validatedDigest,
    createPreview: createPreview('rollout'),
    onValidated: notify,
  });
  const reload = createReload({
    reader,
    options,
    content,
    memos,
    validatedDigest: () => validatedDigest,
    onReload: (digest) => {
      validatedDigest = digest;
      rollout.rebase();
      notify();
    },
  });

  const unfollow = published.onChange(() => {
    reload.schedule();
    rollout.refresh();
  });
  rollout.refresh();
  const stopWatching = options.watch ? reload.watch() : undefined;
  return {
    current: content.snapshot,
    rollout: rollout.current,
    rolloutFault: rollout.fault,
    faults: content.faults,
    leftOut: () => content.leftOut(now()),
    onChange: listeners.add,
    reading: reader.last,
    preview: createPreview('studio'),
    waitUntilServed: async () => {
      await reload.finish();
      const { digest, published: overlaid } = reader.last();
      return (
        overlaid === published.current() &&
        digest === validatedDigest &&
        content.faults().length === 0
      );
    },
    draft: (texts) =>
      draftSnapshot(reader.last(), texts, options, memos.known(), content.snapshot()),
    close: async () => {
      unfollow();
      stopWatching?.();
      listeners.clear();
      await Promise.all([reload.close(), rollout.close()]);
    },
  };
};
