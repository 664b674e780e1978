/** A layout with the changes of some variants applied; one entry per block, positions as refs into the text. */
export interface EffectiveLayout {
  readonly exists: boolean[];
  /** The condition of each block's own `when`. */
  readonly when: number[];
  /** The list of each block. */
  readonly listOf: number[];
  /** The change that put it there. */
  readonly positionedBy: number[];
  /** The change that removed it from its list, if it is in none. */
  readonly leftOutBy: number[];
  readonly hiddenBy: number[];
  readonly lists: number[][];
}
