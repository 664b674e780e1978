import { AppError } from '@broadsheet/contract/errors';

/** The head of a box of MP4 or an element of WebM. */
export interface ElementHead {
  /** What it says about the file: its name, or the codec that it names. Null for what is not needed. */
  readonly fact: string | null;
  /** The bytes to skip: its head alone where its children are read. Infinity: all that follows. */
  readonly bytes: number;
}

/** Reads the head at the start of the bytes; null where more bytes are needed. Throws FILE_BROKEN. */
export type ReadElement = (bytes: Buffer) => ElementHead | null;

/** Real files have thousands, clusters and fragments included. A forged one could have millions. */
const ELEMENTS_MAX = 50_000;

export interface ElementWalk {
  /** Throws FILE_BROKEN. */
  readonly write: (chunk: Buffer) => void;
  /** The facts of a complete file. Throws FILE_BROKEN where its last element is cut off. */
  readonly end: () => ReadonlySet<string>;
}

/** Walks through the elements of a file as its bytes arrive, and holds none but an incomplete head. */
export const walkElements = (readElement: ReadElement): ElementWalk => {
  const facts = new Set<string>();
  let pending = Buffer.alloc(0);
  let skip = 0;
  let elements = 0;
  return {
    write: (chunk) => {
      let bytes = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
      pending = Buffer.alloc(0);
      while (bytes.length > 0) {
        if (skip === 0) {
          const head = readElement(bytes);
          if (!head) {
            pending = Buffer.from(bytes);
            return;
          }
          elements += 1;
          if (elements > ELEMENTS_MAX) throw new AppError('FILE_BROKEN');
          if (head.fact !== null) facts.add(head.fact);
          skip = head.bytes;
        }
        const skipped = Math.min(skip, bytes.length);
        bytes = bytes.subarray(skipped);
        skip -= skipped;
      }
    },
    end: () => {
      const isCutOff = pending.length > 0 || (skip > 0 && skip !== Number.POSITIVE_INFINITY);
      if (isCutOff) throw new AppError('FILE_BROKEN');
      return facts;
    },
  };
};
