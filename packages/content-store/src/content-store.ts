import type { Finding } from '@broadsheet/contract/finding';
import type { ContentReading } from './content-reader.ts';
import type { ContentLog } from './log-faults.ts';
import type { PublishedTexts } from './overlay-files.ts';
import type { PreviewedContent, PreviewTexts } from './preview-texts.ts';
import type { RolloutContent } from './rollout-content.ts';
import type { Snapshot } from './snapshot.ts';
import type { ContentValidation } from './validate-content.ts';

export interface ContentStoreOptions extends ContentValidation {
  /** Contains `layouts/` and `brand-configs/`. */
  readonly dir: string;
  readonly watch: boolean;
  readonly log: ContentLog;
  /** The same directory from the build: the fallback of a cold start. */
  readonly bundled?: string;
  /** Published texts, which override files. */
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
  /** The next content of a rollout; null without one. */
  rollout(): RolloutContent | null;
  /** Why the rollout's change is not served; null without a fault. */
  rolloutFault(): string | null;
  /** The faults that prevent a newer snapshot; empty without any. */
  faults(): readonly Finding[];
  /** Findings that do not prevent serving: dropped banner rows and files, and expired banners. */
  leftOut(): readonly Finding[];
  /** Calls the listener after a new snapshot, a change of the faults, or the validation of a rollout. */
  onChange(listener: (change: ContentChange) => void): () => void;
  /** The last reading of all content, even with faults. */
  reading(): ContentReading;
  /** Validates the content with other texts. Rejects once the signal aborts. */
  preview(texts: PreviewTexts, signal: AbortSignal): Promise<PreviewedContent>;
  /** The content with other texts, without proofs: for previews only. */
  draft(texts: PreviewTexts): Promise<Snapshot>;
  /** Reads the written and published content, and resolves whether all of it is served. */
  waitUntilServed(): Promise<boolean>;
  close(): Promise<void>;
}
