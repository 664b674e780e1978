/**
 * A text ready to be formatted, as it travels to browsers: a string where nothing is filled in, else its pieces in order.
 * A message written in ICU syntax is compiled to this once, on the server: no browser loads a parser.
 */
export type MessageText = string | readonly MessagePiece[];

export type MessagePiece =
  | string
  /** The value as it is given. */
  | readonly [value: string]
  /** The number with its digits grouped as India groups them. */
  | readonly [value: string, kind: 'number']
  /** The form of the number's plural category, or of exactly this number: `=0`. */
  | readonly [value: string, kind: 'plural', forms: MessageForms]
  /** The form that is named as the value is. */
  | readonly [value: string, kind: 'select', forms: MessageForms];

/** `other` is always among them. */
export type MessageForms = Readonly<Record<string, MessageText>>;

/** The texts of one area by their key. */
export type MessageTexts = Readonly<Record<string, MessageText>>;
