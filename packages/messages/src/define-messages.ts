/** The maximum length of a text by its kind, in characters. A placeholder counts as ten. */
export const MESSAGE_LENGTHS = {
  /** For fields, buttons and links. */
  label: 36,
  title: 80,
  sentence: 160,
  paragraph: 500,
} as const;
export type MessageKind = keyof typeof MESSAGE_LENGTHS;

/** The rule of a text: its kind and then the names of its values. */
export type MessageRule = MessageKind | readonly [kind: MessageKind, ...values: string[]];
type MessageRules = Readonly<Record<string, MessageRule>>;

/** A message with values. Only `formatMessage` makes it a string; it is not a React node. */
export interface Message<Values extends string> {
  readonly values?: Readonly<Record<Values, never>>;
}

type MessageOf<Rule> = Rule extends readonly [MessageKind, ...infer Values extends string[]]
  ? Message<Values[number]>
  : string;

/** The messages of one area, in the types that code receives. */
export type MessagesOf<Set> =
  Set extends MessageSet<string, infer Rules>
    ? { readonly [Key in keyof Rules]: MessageOf<Rules[Key]> }
    : never;

/** All texts of one file of `layouts/messages/en-IN/`. */
export interface MessageSet<
  Area extends string = string,
  Rules extends MessageRules = MessageRules,
> {
  /** The name of the file without its extension. */
  readonly area: Area;
  readonly rules: Rules;
  /** The file at build time. It supplies a text that a newer file lacks. */
  readonly builtIn: Readonly<Record<keyof Rules, string>>;
}

/** Connects a message file with its rules. A key that is missing on one side does not compile. */
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
