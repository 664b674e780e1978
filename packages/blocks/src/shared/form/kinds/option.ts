/** One of several values, with the words for it. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Other names by which people look for it. */
  readonly words?: readonly string[];
}
