import { NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { NO_METRICS } from '@broadsheet/contract/metrics';
import { compareWithServing } from './compare-with-serving.ts';
import { ContentError } from './content-error.ts';
import { type ContentReader, type ContentReading, withShadowed } from './content-reader.ts';
import type { ContentStoreOptions } from './content-store.ts';
import { createSnapshot } from './create-snapshot.ts';
import { NO_PROOFS } from './known-proofs.ts';
import { type LayoutMemo, type LoadedContent, loadContent } from './load-content.ts';
import { readContentFiles } from './read-content-files.ts';
import type { Snapshot } from './snapshot.ts';
import { withLastBanners } from './validate-banners.ts';

interface ColdContent {
  readonly snapshot: Snapshot;
  readonly loaded: LoadedContent;
  /** The digest of the reading. */
  readonly digest: string;
}

/**
 * The first snapshot; files with faults are replaced by those of the build. Throws ContentError when it cannot be
 * built.
 */
export const openCold = async (
  { dir, definitions, bundled: builtDir, isTrusted = NO_PROOFS.isTrusted }: ContentStoreOptions,
  reader: ContentReader,
): Promise<ColdContent> => {
  // No page is served before the first snapshot exists, so its proofs may block the thread.
  const load = (files: ContentReading['files'], known?: LayoutMemo): LoadedContent =>
    loadContent(files, definitions, known, { ...NO_PROOFS, isTrusted });
  // A file equal to the build's is the same object: it is validated and compiled once.
  const built = builtDir ? await readContentFiles(builtDir) : [];
  const bundled = builtDir ? load(built) : null;
  const reading = await reader.read(built);
  const { files, digest } = reading;
  const nothing = {
    kinds: new Set(bundled?.pages.keys()),
    experiments: NO_EXPERIMENTS,
    metrics: NO_METRICS,
  };
  const found = withShadowed(load(files, bundled?.layoutMemo), reading);
  const loaded = compareWithServing(found, files, nothing);
  const brands = loaded.brands ?? bundled?.brands;
  if (!brands || (loaded.pages.size === 0 && !bundled?.pages.size))
    throw new ContentError(dir, loaded.findings);
  const snapshot = createSnapshot({
    brands,
    pages: new Map([...(bundled?.pages ?? []), ...loaded.pages]),
    addresses: loaded.addresses,
    texts: new Map([...(bundled?.texts ?? []), ...loaded.texts]),
    messages: loaded.messages,
    builtInMessages: loaded.builtInMessages,
    banners: withLastBanners(loaded.banners, bundled?.banners ?? new Map()),
    experiments: loaded.experiments,
    metrics: loaded.metrics,
  });
  return { snapshot, loaded, digest };
};
