/**
 * A compiled text, as it is sent to browsers: a string if it has no values, else its pieces in order. The server compiles
 * ICU syntax once, so no browser loads a parser.
 */
export type MessageText = string | readonly MessagePiece[];

export type MessagePiece =
  | string
  /** The value as text. */
  | readonly [value: string]
  /** The number with Indian digit grouping. */
  | readonly [value: string, kind: 'number']
  /** The form of the number's plural category, or of exactly this number: `=0`. */
  | readonly [value: string, kind: 'plural', forms: MessageForms]
  /** The form with the value's name. */
  | readonly [value: string, kind: 'select', forms: MessageForms];

/** Always includes `other`. */
export type MessageForms = Readonly<Record<string, MessageText>>;

/** The texts of one area by key. */
export type MessageTexts = Readonly<Record<string, MessageText>>;
