import type { Message } from './define-messages.ts';
import type { MessageForms, MessagePiece, MessageText } from './message-text.ts';

type Value = string | number;
type Values = Readonly<Record<string, Value>>;

const LOCALE = 'en-IN';
/** Created on first use: most pages need none. */
let numbers: Intl.NumberFormat | undefined;
let plurals: Intl.PluralRules | undefined;

const formatNumber = (value: Value | undefined): string => {
  numbers ??= new Intl.NumberFormat(LOCALE);
  return numbers.format(Number(value));
};

const pluralForm = (forms: MessageForms, value: Value | undefined): MessageText | undefined => {
  plurals ??= new Intl.PluralRules(LOCALE);
  return forms[`=${value}`] ?? forms[plurals.select(Number(value))];
};

const formatPiece = (piece: MessagePiece, values: Values): string => {
  if (typeof piece === 'string') return piece;
  const value = values[piece[0]];
  if (piece.length === 1) return String(value);
  if (piece[1] === 'number') return formatNumber(value);
  const [, kind, forms] = piece;
  const form = kind === 'plural' ? pluralForm(forms, value) : forms[String(value)];
  return formatText(form ?? forms.other ?? '', values);
};

const formatText = (text: MessageText, values: Values): string =>
  typeof text === 'string' ? text : text.map((piece) => formatPiece(piece, values)).join('');

/** Formats a message with its values. */
export const formatMessage = <Names extends string>(
  message: Message<Names>,
  values: Readonly<Record<Names, Value>>,
): string => formatText(message as MessageText, values);
