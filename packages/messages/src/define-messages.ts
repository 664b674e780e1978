/** How long a text of each kind may be, in letters. A value that is filled in counts as ten. */
export const MESSAGE_LENGTHS = {
  /** Of a field, a button, a link. */
  label: 36,
  title: 80,
  sentence: 160,
  paragraph: 500,
} as const;
export type MessageKind = keyof typeof MESSAGE_LENGTHS;

/** What the code expects of a text: its kind and, behind that, the values that it fills in. */
export type MessageRule = MessageKind | readonly [kind: MessageKind, ...values: string[]];
type MessageRules = Readonly<Record<string, MessageRule>>;

/** A message with values: it becomes a text by `formatMessage` alone, and no node of a page by itself. */
export interface Message<Values extends string> {
  readonly values?: Readonly<Record<Values, never>>;
}

type MessageOf<Rule> = Rule extends readonly [MessageKind, ...infer Values extends string[]]
  ? Message<Values[number]>
  : string;

/** The messages of one area, as code that shows them is given them. */
export type MessagesOf<Set> =
  Set extends MessageSet<string, infer Rules>
    ? { readonly [Key in keyof Rules]: MessageOf<Rules[Key]> }
    : never;

/** All texts of one file of `layouts/messages/en-IN/`. */
export interface MessageSet<
  Area extends string = string,
  Rules extends MessageRules = MessageRules,
> {
  /** The name of the file without its ending. */
  readonly area: Area;
  readonly rules: Rules;
  /** The file as it was when the program was built: where a newer one lacks a text, this one serves. */
  readonly builtIn: Readonly<Record<keyof Rules, string>>;
}

/** Ties a file of messages to what the code expects of each: a key that one of the two lacks does not compile. */
export const defineMessages = <
  const Area extends string,
  File extends Readonly<Record<string, string>>,
  const Rules extends { readonly [Key in keyof File]: MessageRule },
>(
  area: Area,
  builtIn: File,
  rules: Rules & { readonly [Key in Exclude<keyof Rules, keyof File>]: never },
): MessageSet<Area, Rules> => ({
  area,
  rules,
  builtIn: builtIn as MessageSet<Area, Rules>['builtIn'],
});

export const kindOfRule = (rule: MessageRule): MessageKind =>
  typeof rule === 'string' ? rule : rule[0];

export const valuesOfRule = (rule: MessageRule): readonly string[] =>
  typeof rule === 'string' ? [] : rule.slice(1);
