import { loadGeneration } from './live-texts.ts';
import type { PublishingTransaction } from './publishing-database.ts';
import { listKnownVideos } from './videos.ts';

/** What a validation has found, and relies on. */
export interface Validated {
  /** The generation of published content. */
  readonly generation: number;
  /** Digests of the uploaded videos and captions that the content names. */
  readonly uploadedVideos?: readonly string[];
}

/**
 * Whether a validation is still true: nothing was published and no video of it was deleted since. The caller holds the
 * lock of the live texts, which deleting takes, too.
 */
export const isStillValid = async (
  transaction: PublishingTransaction,
  { generation, uploadedVideos = [] }: Validated,
): Promise<boolean> => {
  if ((await loadGeneration(transaction)) !== generation) return false;
  const digests = new Set(uploadedVideos);
  return (await listKnownVideos(transaction, [...digests])).length === digests.size;
};
