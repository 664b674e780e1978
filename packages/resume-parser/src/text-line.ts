/** A piece of text on a page: a wide gap splits a line into two. */
export interface TextLine {
  readonly text: string;
  /** Points from the left edge to its start. */
  readonly x: number;
  /** Points from the top of its page to its baseline. */
  readonly y: number;
  /** In points; an estimate for documents that do not contain it. */
  readonly width: number;
  /** From 1. */
  readonly page: number;
  /** The size of its letters, in points. */
  readonly size: number;
  readonly isBold: boolean;
  /** It is a complete paragraph: the next line does not continue it. */
  readonly isParagraph: boolean;
}
