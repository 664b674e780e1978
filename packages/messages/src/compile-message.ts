import {
  type MessageFormatElement,
  type PluralOrSelectOption,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { MessageForms, MessagePiece, MessageText } from './message-text.ts';

/** Thrown for a text that is not a supported message. */
export class MessageSyntaxError extends Error {
  readonly mend: string;
  constructor(message: string, mend: string) {
    super(message);
    this.name = 'MessageSyntaxError';
    this.mend = mend;
  }
}

const QUOTE_BRACES =
  "Close the brace, or write '{' in single quotes where you mean the sign itself.";
/** Hints for common mistakes, by the parser's error code. */
const MENDS: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: QUOTE_BRACES,
  EMPTY_ARGUMENT: QUOTE_BRACES,
  MALFORMED_ARGUMENT: 'Name one value between the braces: {count}.',
  MISSING_OTHER_CLAUSE: 'Add the form for all other values: other {...}.',
};
const USUAL_MEND = 'Write it like {count, plural, one {# job} other {# jobs}}.';

const refuse = (what: string, mend: string): never => {
  throw new MessageSyntaxError(what, mend);
};

const compileForms = (
  options: Readonly<Record<string, PluralOrSelectOption>>,
  counted: string | null,
): MessageForms =>
  Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, compileElements(value, counted)]),
  );

/** @param counted the value of the plural around it, for `#` */
const compileElement = (element: MessageFormatElement, counted: string | null): MessagePiece => {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
      return element.style
        ? refuse(`{${element.value}} asks for a style of numbers`, 'Write {count, number} alone.')
        : [element.value, 'number'];
    case TYPE.pound:
      return [counted ?? '', 'number'];
    case TYPE.select:
      return [element.value, 'select', compileForms(element.options, counted)];
    case TYPE.plural:
      return element.offset !== 0 || element.pluralType === 'ordinal'
        ? refuse(`{${element.value}} counts with an offset or in ordinals`, USUAL_MEND)
        : [element.value, 'plural', compileForms(element.options, element.value)];
    default:
      return refuse('dates and times cannot be filled in', 'Fill in the date as a text: {date}.');
  }
};

const compileElements = (
  elements: readonly MessageFormatElement[],
  counted: string | null,
): MessageText => {
  const pieces = elements.map((element) => compileElement(element, counted));
  const [only = '', ...more] = pieces;
  return typeof only === 'string' && more.length === 0 ? only : pieces;
};

/** Compiles a message in ICU syntax. Throws MessageSyntaxError. */
export const compileMessage = (source: string): MessageText => {
  let elements: MessageFormatElement[];
  try {
    elements = parse(source, { ignoreTag: true });
  } catch (error) {
    const kind = error instanceof Error ? error.message : '';
    const what = kind.toLowerCase().replaceAll('_', ' ');
    throw new MessageSyntaxError(`the message cannot be read: ${what}`, MENDS[kind] ?? USUAL_MEND);
  }
  return compileElements(elements, null);
};
