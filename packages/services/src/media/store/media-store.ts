/** The content of a file, which can be read several times. */
export interface StoredContent {
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly read: () => AsyncIterable<Buffer>;
}

/** Both ends are inclusive, as in the Range header. */
export interface ByteSpan {
  readonly first: number;
  readonly last: number;
}

/** Stores the bytes of files under random names, which are never used again. */
export interface MediaStore {
  /** Stores all of it or nothing; it is durable when the promise resolves. */
  readonly put: (name: string, content: StoredContent) => Promise<void>;
  /** Throws FILE_NOT_FOUND. */
  readonly open: (name: string, span?: ByteSpan) => Promise<AsyncIterable<Uint8Array>>;
  /** Succeeds also where there is nothing. */
  readonly remove: (name: string) => Promise<void>;
  /** All stored names, with unfinished files, in pages. */
  readonly list: () => AsyncIterable<readonly string[]>;
}

const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isStoredName = (name: string): boolean => NAME.test(name);

/** Prevents any other name from becoming part of a path. */
export const requireStoredName = (name: string): string => {
  if (isStoredName(name)) return name;
  throw new Error('a name that is none of the media store');
};
