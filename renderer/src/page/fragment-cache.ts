import type { Fragment } from '@broadsheet/contract/fragment';
import { CountedCache } from './counted-cache.ts';
import type { Part } from './parts.ts';

/** A block with its frame element, ready to be joined into a page. */
export interface FramedBlock {
  /** The HTML before, between and after the children of its slots; empty if the block renders nothing. */
  readonly parts: readonly Part[];
  readonly slots: readonly string[];
  readonly preloads: readonly string[];
  /** For a hydrated block: its entry in the embedded page state, as escaped JSON. Null for all others. */
  readonly state: string | null;
}

const MEBIBYTE = 1024 * 1024;
const BLOCKS_BYTES = 24 * MEBIBYTE;
const FRAGMENTS_BYTES = 4 * MEBIBYTE;
/** The approximate size of keys and objects, in addition to the HTML bytes. */
const ENTRY_BYTES = 512;

const sizeOfPart = (part: Part): number =>
  typeof part === 'string' ? 2 * part.length : part.bytes.length + ENTRY_BYTES;

const sizeOfBlock = ({ parts, preloads, state }: FramedBlock, key: string): number => {
  const texts = [key, ...preloads, state ?? ''];
  const bytes = [...parts, ...texts].map(sizeOfPart);
  return bytes.reduce((sum, each) => sum + each, ENTRY_BYTES);
};

export interface FragmentCache {
  /** By type, id, revision and filled slots. */
  readonly blocks: CountedCache<FramedBlock>;
  /** Fragments that depend only on a few values of a page. */
  readonly fragments: CountedCache<Fragment>;
}

/** An LRU cache of fragments with a memory limit. */
export const createFragmentCache = (): FragmentCache => ({
  blocks: new CountedCache(BLOCKS_BYTES, sizeOfBlock),
  fragments: new CountedCache(
    FRAGMENTS_BYTES,
    (fragment, key) => sizeOfPart(fragment) + sizeOfPart(key),
  ),
});
