import type { Fragment } from '@broadsheet/contract/fragment';
import { LRUCache } from 'lru-cache';
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

export interface KeptFragments {
  /** By type, id, revision and filled slots. */
  readonly blocks: LRUCache<string, FramedBlock>;
  /** What depends on a few words of a page alone. */
  readonly fragments: LRUCache<string, Fragment>;
}

/** The least used go first, when they come to take more memory than is given to them. */
export const keepFragments = (): KeptFragments => ({
  blocks: new LRUCache({ maxSize: BLOCKS_BYTES, sizeCalculation: sizeOfBlock }),
  fragments: new LRUCache({
    maxSize: FRAGMENTS_BYTES,
    sizeCalculation: (fragment, key) => sizeOfPart(fragment) + sizeOfPart(key),
  }),
});
