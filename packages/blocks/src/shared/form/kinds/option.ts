/** One of several values, with its label. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Other names that match a search. */
  readonly words?: readonly string[];
}
