/** What a block is drawn from. */
export interface BlockState {
  readonly id: string;
  readonly settings: unknown;
  readonly data: unknown;
}
