/** A layout with the changes of some variants made; one entry a block, places as refs into the text. */
export interface EffectiveLayout {
  readonly exists: boolean[];
  /** The condition of each block's own `when`. */
  readonly when: number[];
  /** The list each stands in. */
  readonly listOf: number[];
  /** What put it there. */
  readonly positionedBy: number[];
  /** What left it out of a list, when it stands in none. */
  readonly leftOutBy: number[];
  readonly hiddenBy: number[];
  readonly lists: number[][];
}
