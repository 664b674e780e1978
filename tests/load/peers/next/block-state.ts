/** The input of a block. */
export interface BlockState {
  readonly id: string;
  readonly settings: unknown;
  readonly data: unknown;
}
