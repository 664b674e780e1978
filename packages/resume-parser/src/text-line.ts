/** A piece of text that stands by itself on a page: what a wide gap parts are two, though on one line. */
export interface TextLine {
  readonly text: string;
  /** Points from the left edge to its begin. */
  readonly x: number;
  /** Points from the top of its page to its baseline. */
  readonly y: number;
  /** Points; about as wide for documents that do not say. */
  readonly width: number;
  /** From 1. */
  readonly page: number;
  /** Of its letters, in points. */
  readonly size: number;
  readonly isBold: boolean;
  /** It is a whole paragraph: what follows does not go on with it. */
  readonly isParagraph: boolean;
}
