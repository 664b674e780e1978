/** The files of one kind, as the content names them. */
export interface FileKind {
  /** The start of their addresses. */
  readonly path: string;
  /** Finds their addresses in a text; the first group is the digest. */
  readonly address: RegExp;
}

export const PICTURES: FileKind = {
  path: '/media/',
  address: /\/media\/([0-9a-f]{64})\.webp/g,
};
export const VIDEOS: FileKind = {
  path: '/videos/',
  address: /\/videos\/([0-9a-f]{64})\.(?:mp4|webm|vtt)/g,
};

/** The digests of all files of a kind in a text. */
export const digestsOfText = ({ address }: FileKind, text: string): readonly string[] =>
  [...text.matchAll(address)].flatMap(([, digest]) => digest ?? []);
