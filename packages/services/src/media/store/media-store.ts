/** What a file holds, to be read as often as it is asked for. */
export interface StoredContent {
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly read: () => AsyncIterable<Buffer>;
}

/** Both ends belong to it, as in the header Range. */
export interface ByteSpan {
  readonly first: number;
  readonly last: number;
}

/** Where the bytes of files are kept, by names that are made up for each of them and never used again. */
export interface MediaStore {
  /** Keeps all of it or nothing; it is there for good when this settles. */
  readonly put: (name: string, content: StoredContent) => Promise<void>;
  /** Throws FILE_NOT_FOUND. */
  readonly open: (name: string, span?: ByteSpan) => Promise<AsyncIterable<Uint8Array>>;
  /** Done as well where there is nothing. */
  readonly remove: (name: string) => Promise<void>;
  /** All that is kept, what was begun and left among it, in pages. */
  readonly list: () => AsyncIterable<readonly string[]>;
}

const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isStoredName = (name: string): boolean => NAME.test(name);

/** No name from anywhere else may become part of a path. */
export const requireStoredName = (name: string): string => {
  if (isStoredName(name)) return name;
  throw new Error('a name that is none of the media store');
};
