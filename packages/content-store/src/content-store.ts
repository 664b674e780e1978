import type { Finding } from '@broadsheet/contract/finding';
import type { ContentReading } from './content-reader.ts';
import type { ContentLog } from './log-faults.ts';
import type { PublishedTexts } from './overlay-files.ts';
import type { PreviewedContent, PreviewTexts } from './preview-texts.ts';
import type { RolloutContent } from './rollout-content.ts';
import type { Snapshot } from './snapshot.ts';
import type { ContentValidation } from './validate-content.ts';

export interface ContentStoreOptions extends ContentValidation {
  /** Holds `layouts/` and `brand-configs/`. */
  readonly dir: string;
  readonly watch: boolean;
  readonly log: ContentLog;
  /** A directory of the same shape that came with the build: it stands in at a cold start. */
  readonly bundled?: string;
  /** Serve in place of files. */
  readonly published?: PublishedTexts;
  /** Epoch ms. */
  readonly now?: () => number;
}

export interface ContentChange {
  readonly snapshot: Snapshot;
  readonly faults: readonly Finding[];
}

export interface ContentStore {
  /** The last snapshot without faults. */
  current(): Snapshot;
  /** What a share of people are served in its place; null while nobody is. */
  rollout(): RolloutContent | null;
  /** Why nobody is served the change that is rolled out; null where nothing keeps it. */
  rolloutFault(): string | null;
  /** What keeps a newer snapshot from serving; empty when nothing does. */
  faults(): readonly Finding[];
  /** What the newest content lacks without being kept from serving: rows of banners, whole files of them, banners whose time is over. */
  leftOut(): readonly Finding[];
  /** Told after a snapshot was swapped, the faults changed or a rollout was judged. */
  onChange(listener: (change: ContentChange) => void): () => void;
  /** All content as it was read last, whether it serves or not. */
  reading(): ContentReading;
  /** Judges the content as it would be with other texts. Rejects once the signal aborts. */
  preview(texts: PreviewTexts, signal: AbortSignal): Promise<PreviewedContent>;
  /** What would serve with other texts, unproved: for looking at alone. */
  draft(texts: PreviewTexts): Promise<Snapshot>;
  /** Looks at what is written and published now; answers whether all of it serves, once that is known. */
  waitUntilServed(): Promise<boolean>;
  close(): Promise<void>;
}
