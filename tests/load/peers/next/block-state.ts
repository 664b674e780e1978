/** The input of a block: of a page JSON, or of the page data of a peer. */
export interface BlockState {
  readonly id: string;
  readonly type: string;
  readonly settings: unknown;
  readonly data: unknown;
  readonly messages?: unknown;
  readonly slots?: Readonly<Record<string, readonly BlockState[]>>;
}
