import type { FindingCode } from '@broadsheet/contract/finding-codes';
import { findUnclosed } from './find-unclosed.ts';

export interface SyntaxFault {
  readonly offset: number;
  readonly code: FindingCode;
  readonly message: string;
  readonly mend: string;
}

const fault = (offset: number, message: string, mend: string): SyntaxFault => ({
  offset,
  code: 'JSON_SYNTAX',
  message,
  mend,
});

const offsetOf = (error: unknown): number =>
  error instanceof Error && 'offset' in error && typeof error.offset === 'number'
    ? error.offset
    : 0;

/** For an unexpected end, the parser reports the offset of an earlier token, such as the file's first bracket. */
const isEnd = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Unexpected end of input');

const OPEN_AT_END = /^[[{,:]?\s*$/;
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Zs}]/u;
const codeOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

const SCALAR_AT_END = /^("(?:[^"\\]|\\.)*"|[\w.+-]+)\s*$/;

const describeEnd = (text: string): SyntaxFault => {
  const unclosed = findUnclosed(text);
  if (unclosed === null)
    return fault(
      text.trimEnd().length,
      'the file ends before its JSON does, expected a closing } or ] or "',
      'Add the closing bracket or quote that is missing.',
    );
  return fault(
    unclosed,
    `this ${text[unclosed]} is never closed`,
    `Add the ${text[unclosed] === '{' ? '}' : ']'} that is missing, where its entry ends.`,
  );
};

/** Describes a syntax error for marketers, with its offset in the text. */
export const describeSyntaxError = (text: string, error: unknown): SyntaxFault => {
  if (error instanceof RangeError)
    return fault(0, 'the file is nested too deeply to read', 'Check for repeated brackets.');
  const offset = offsetOf(error);
  const rest = text.slice(offset);
  const found = rest[0];
  const before = text.slice(0, offset).trimEnd();
  const last = before.at(-1);
  if (text.trim() === '')
    return fault(0, 'the file is empty, expected a JSON object', 'Write at least {}.');
  if (
    isEnd(error) ||
    found === undefined ||
    OPEN_AT_END.test(rest) ||
    (last !== ':' && SCALAR_AT_END.test(rest))
  )
    return describeEnd(text);
  if ((found === '}' || found === ']') && last === ',')
    return fault(
      offset,
      `expected a further entry after the comma, found ${found}`,
      `Remove the comma before ${found}.`,
    );
  if (found === "'" || found === '‘' || found === '“')
    return fault(
      offset,
      `expected a string in double quotes, found ${found}`,
      'Use the straight double quote ".',
    );
  if (found === '/')
    return fault(offset, 'expected JSON, found a comment', 'JSON has no comments: remove it.');
  if (INVISIBLE.test(found))
    return fault(
      offset,
      `expected JSON, found an invisible character (${codeOf(found)})`,
      'Delete it and type a plain blank: it was copied from another program.',
    );
  if (found === '=' || found === ';')
    return fault(
      offset,
      `expected a comma or a colon, found ${found}`,
      'Put a comma between two entries, a colon between a name and its value.',
    );
  if (last === '"' && text[offset - 1] === '"' && /\w/.test(found))
    return fault(
      offset,
      `expected a comma or a colon before ${found}, for the quote before it ends the text`,
      'Write \\" for a double quote inside a text.',
    );
  if (last !== undefined && /["\w}\]]/.test(last) && /["[{\w-]/.test(found))
    return fault(
      offset,
      `expected a comma or a colon before ${found}`,
      'Put a comma between two entries, a colon between a name and its value.',
    );
  if (/[A-Za-z_]/.test(found))
    return fault(
      offset,
      `expected a value, found ${/^\w+/.exec(rest)?.[0]}`,
      'Put names and texts in double quotes; true, false and null have no quotes.',
    );
  return fault(
    offset,
    last === ',' || last === '[' || last === ':'
      ? `expected a value, found ${found}`
      : `expected , or a closing bracket, found ${found}`,
    'Look at this character and the one before it.',
  );
};
