/** A file that changes nothing, and why: what is wrong, and what was expected. */
export interface RefusedPicture {
  readonly file: string;
  readonly reason: string;
}

/** Nothing can be imported: there is no such folder, or its table cannot be read. */
export class FolderRefusedError extends Error {
  override readonly name = 'FolderRefusedError';
}
