import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { compileMessage } from './compile-message.ts';

/**
 * A message as people edit it: whole sentences, one for each case, in which `[job title]` stands for a value that pages
 * fill in, and `[number]` for the number that decides the case. No sentence has a sign of ICU syntax.
 */
export interface EditableMessage {
  readonly parts: readonly MessagePart[];
  readonly tokens: MessageTokens;
}

/** The ICU source of each value by the text between its brackets. */
export type MessageTokens = ReadonlyMap<string, string>;

/** A message without cases is one part. Each plural or select starts the next part after its own. */
export interface MessagePart {
  /** What decides between the cases; null if there is one case. */
  readonly choice: MessageChoice | null;
  readonly cases: readonly MessageCase[];
}

export interface MessageChoice {
  readonly kind: 'plural' | 'select';
  readonly value: string;
  /** What all cases begin and end with: it is written once, outside the plural. */
  readonly before: string;
  readonly after: string;
}

export interface MessageCase {
  /** As in ICU: `one`, `other`, `=0`, or a value of a select. */
  readonly name: string;
  readonly text: string;
}

const NUMBER = 'number';
const TOKEN = /(\[[^[\]]+\])/;

type Form = PluralElement | SelectElement;
const isForm = (element: MessageFormatElement): element is Form =>
  element.type === TYPE.plural || element.type === TYPE.select;

const labelOf = (value: string): string =>
  value.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

const BRACKETS = /\[[^[\]{}]+\]/g;
/** What stands in brackets in the source of a message, as an editor shows values. Pages show it as it is. */
export const bracketsIn = (source: string): readonly string[] => source.match(BRACKETS) ?? [];

/** How an editor shows a value: `jobTitle` is "[job title]". */
export const tokenOfValue = (value: string): string => `[${labelOf(value)}]`;
/** The number that decides between the cases of a plural. */
export const NUMBER_TOKEN = `[${NUMBER}]`;

const tokensIn = (elements: readonly MessageFormatElement[]): [string, string][] =>
  elements.flatMap((element): [string, string][] => {
    if (element.type === TYPE.argument) return [[labelOf(element.value), `{${element.value}}`]];
    if (element.type === TYPE.number)
      return [[labelOf(element.value), `{${element.value}, number}`]];
    if (!isForm(element)) return [];
    return Object.values(element.options).flatMap(({ value }) => tokensIn(value));
  });

/** The text of elements without cases; null if they hold anything else. */
const textOf = (elements: readonly MessageFormatElement[]): string | null => {
  const texts = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.pound) return NUMBER_TOKEN;
    const isValue = element.type === TYPE.argument || element.type === TYPE.number;
    return isValue ? tokenOfValue(element.value) : null;
  });
  return texts.includes(null) ? null : texts.join('');
};

const partOf = (form: Form, before: string, after: string): MessagePart | null => {
  const cases = Object.entries(form.options).map(([name, { value }]) => ({
    name,
    text: textOf(value),
  }));
  const isOrdinal = form.type === TYPE.plural && form.pluralType === 'ordinal';
  if (isOrdinal || cases.some(({ text }) => text === null)) return null;
  const kind = form.type === TYPE.plural ? 'plural' : 'select';
  return {
    choice: { kind, value: form.value, before, after },
    cases: cases.map(({ name, text }) => ({ name, text: `${before}${text}${after}` })),
  };
};

const partsOf = (elements: readonly MessageFormatElement[]): readonly MessagePart[] | null => {
  const forms = elements.flatMap((element, at) => (isForm(element) ? [{ form: element, at }] : []));
  if (forms.length === 0) {
    const text = textOf(elements);
    return text === null ? null : [{ choice: null, cases: [{ name: 'other', text }] }];
  }
  const parts = forms.map(({ form, at }, index) => {
    const isLast = index === forms.length - 1;
    const before = textOf(elements.slice((forms[index - 1]?.at ?? -1) + 1, at));
    const after = isLast ? textOf(elements.slice(at + 1)) : '';
    return before === null || after === null ? null : partOf(form, before, after);
  });
  return parts.some((part) => part === null) ? null : parts.filter((part) => part !== null);
};

/** Writes a text so that ICU reads each of its signs as itself. */
const quote = (text: string, isInPlural: boolean): string => {
  const signs = isInPlural ? /('*[{}#][{}#']*)/ : /('*[{}][{}']*)/;
  return text
    .split(signs)
    .map((piece, at) =>
      at % 2 === 1 ? `'${piece.replaceAll("'", "''")}'` : piece.replaceAll(/'(?=['<>]|$)/g, "''"),
    )
    .join('');
};

const writeText = (text: string, tokens: MessageTokens, isInPlural: boolean): string =>
  text
    .split(TOKEN)
    .map((piece) => {
      const label = TOKEN.test(piece) ? piece.slice(1, -1) : '';
      if (isInPlural && label === NUMBER) return '#';
      return tokens.get(label) ?? quote(piece, isInPlural);
    })
    .join('');

const writePart = ({ choice, cases }: MessagePart, tokens: MessageTokens): string => {
  if (!choice) return cases.map(({ text }) => writeText(text, tokens, false)).join('');
  const { kind, value, before, after } = choice;
  const isShared = cases.every(
    ({ text }) =>
      text.length >= before.length + after.length &&
      text.startsWith(before) &&
      text.endsWith(after),
  );
  const [start, end] = isShared ? [before, after] : ['', ''];
  const forms = cases.map(({ name, text }) => {
    const inner = text.slice(start.length, text.length - end.length);
    return `${name} {${writeText(inner, tokens, kind === 'plural')}}`;
  });
  const form = `{${value}, ${kind}, ${forms.join(' ')}}`;
  return writeText(start, tokens, false) + form + writeText(end, tokens, false);
};

export const writeMessage = ({ parts, tokens }: EditableMessage): string =>
  parts.map((part) => writePart(part, tokens)).join('');

const sameMessage = (left: string, right: string): boolean =>
  JSON.stringify(compileMessage(left)) === JSON.stringify(compileMessage(right));

/**
 * Reads a message for an editor. Null if it cannot be edited as sentences: it is damaged, cases are inside others, or it
 * would be written as another message than it is.
 */
export const readMessage = (source: string): EditableMessage | null => {
  try {
    const elements = parse(source, { ignoreTag: true });
    const parts = partsOf(elements);
    const message = parts && { parts, tokens: new Map(tokensIn(elements)) };
    return message && sameMessage(writeMessage(message), source) ? message : null;
  } catch {
    return null;
  }
};

/** What stands in brackets in a text and no page fills in. */
export const unknownTokens = ({ parts, tokens }: EditableMessage): readonly string[] =>
  parts.flatMap(({ choice, cases }) =>
    cases.flatMap(({ text }) =>
      text
        .split(TOKEN)
        .filter((piece) => TOKEN.test(piece))
        .filter((piece) => {
          const label = piece.slice(1, -1);
          return !tokens.has(label) && !(choice?.kind === 'plural' && label === NUMBER);
        }),
    ),
  );
