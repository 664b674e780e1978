import type { Fragment } from '@broadsheet/contract/fragment';
import { CountedCache } from './counted-cache.ts';
import type { Part } from './parts.ts';

/** A block with the element around it, ready to be joined into a page. */
export interface FramedBlock {
  /** What stands before, between and after the children of its slots; empty where nothing is to be shown. */
  readonly parts: readonly Part[];
  readonly slots: readonly string[];
  readonly preloads: readonly string[];
  /** Of a hydrated block: its entry in the embedded page state, as escaped JSON; null of all others. */
  readonly state: string | null;
}

const MEBIBYTE = 1024 * 1024;
const BLOCKS_BYTES = 24 * MEBIBYTE;
const FRAGMENTS_BYTES = 4 * MEBIBYTE;
/** What keys, objects and marks take beside the bytes themselves, about. */
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
  /** What depends on a few words of a page alone. */
  readonly fragments: CountedCache<Fragment>;
}

/** The least used go first, when they come to take more memory than is given to them. */
export const createFragmentCache = (): FragmentCache => ({
  blocks: new CountedCache(BLOCKS_BYTES, sizeOfBlock),
  fragments: new CountedCache(
    FRAGMENTS_BYTES,
    (fragment, key) => sizeOfPart(fragment) + sizeOfPart(key),
  ),
});
