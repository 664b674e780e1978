import type { Change } from '@broadsheet/contract/studio/change';

/** One of the two contents that pictures compare. */
export interface PictureSide {
  /** Above its pictures. */
  readonly name: string;
  /** Null for content that is or was live. */
  readonly change: string | null;
  /** The content right after this revision; absent for the live content, and for a change. */
  readonly revision?: number;
  /** A new version reloads its pictures. */
  readonly version: number;
}

export interface PictureSides {
  readonly before: PictureSide;
  readonly after: PictureSide;
}

/** The live pages, and what a draft makes of them. */
export const sidesOfChange = ({ id, version }: Change): PictureSides => ({
  before: { name: 'Live now', change: null, version },
  after: { name: 'With this draft', change: id, version },
});

/** The pages before and after a published revision. */
export const sidesOfRevision = (number: number): PictureSides => ({
  before: { name: 'Before', change: null, revision: number - 1, version: number },
  after: { name: 'After', change: null, revision: number, version: number },
});
