import type { Finding } from '@broadsheet/contract/finding';
import { parseJson, plainValue, positionOf } from '@broadsheet/layout-engine/json-source';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { builtInTexts } from '@broadsheet/messages/built-in-messages';
import { compileMessage, MessageSyntaxError } from '@broadsheet/messages/compile-message';
import {
  kindOfRule,
  MESSAGE_LENGTHS,
  type MessageRule,
  type MessageSet,
  valuesOfRule,
} from '@broadsheet/messages/define-messages';
import { lengthOfMessage, valuesOfMessage } from '@broadsheet/messages/describe-message';
import { bracketsIn } from '@broadsheet/messages/editable-message';
import type { MessageText, MessageTexts } from '@broadsheet/messages/message-text';
import type { ContentFile } from './read-content-files.ts';

export interface CheckedMessages {
  /** The texts of the file without a fault. */
  readonly texts: MessageTexts;
  /** Why the file as a whole cannot be read. */
  readonly unreadable: readonly Finding[];
  /** Faults of single texts. */
  readonly findings: readonly Finding[];
}

type Fault = Pick<Finding, 'code' | 'message' | 'mend'>;

const listNames = (names: readonly string[]): string =>
  names.length === 0 ? 'no value' : names.map((name) => `{${name}}`).join(' and ');

const compileOrReuse = (set: MessageSet, key: string, source: string): MessageText =>
  source === set.builtIn[key] ? (builtInTexts(set)[key] ?? source) : compileMessage(source);

const valuesFault = (key: string, text: MessageText, rule: MessageRule): Fault | null => {
  const expected = [...valuesOfRule(rule)].sort();
  const found = valuesOfMessage(text);
  if (expected.join() === found.join()) return null;
  return {
    code: 'MESSAGE_VALUES',
    message: `"${key}" fills in ${listNames(found)}, the page gives ${listNames(expected)}`,
    mend:
      expected.length === 0
        ? "Remove the braces, or write '{' in single quotes where you mean the sign itself."
        : `Write ${listNames(expected)} into the text, and no other value.`,
  };
};

/** Values stand in brackets in Studio: brackets that reach a page are a value that was mistyped. */
const bracketsFault = (set: MessageSet, key: string, source: unknown): Fault | null => {
  const usual = bracketsIn(set.builtIn[key] ?? '');
  const typed = [...new Set(bracketsIn(String(source)))].filter((each) => !usual.includes(each));
  if (typed.length === 0) return null;
  return {
    code: 'MESSAGE_VALUES',
    message: `"${key}" has ${typed.join(' and ')}, which pages show as it is written`,
    mend: 'Correct the name in the brackets, or write round brackets instead.',
  };
};

const lengthFault = (key: string, text: MessageText, rule: MessageRule): Fault | null => {
  const kind = kindOfRule(rule);
  const [letters, maxLength] = [lengthOfMessage(text), MESSAGE_LENGTHS[kind]];
  if (letters <= maxLength) return null;
  return {
    code: 'MESSAGE_TOO_LONG',
    message: `"${key}" has ${letters} letters, a ${kind} has at most ${maxLength}`,
    mend: 'Shorten it. A value that is filled in counts as ten letters.',
  };
};

const readMessage = (
  set: MessageSet,
  key: string,
  source: unknown,
  rule: MessageRule,
): MessageText | Fault => {
  if (typeof source !== 'string' || source.trim() === '') {
    const message = `"${key}" must be a text, found ${JSON.stringify(source)}`;
    return { code: 'INVALID_VALUE', message, mend: 'Write the text in double quotes.' };
  }
  try {
    const text = compileOrReuse(set, key, source);
    return valuesFault(key, text, rule) ?? lengthFault(key, text, rule) ?? text;
  } catch (error) {
    if (!(error instanceof MessageSyntaxError)) throw error;
    const { message, mend } = error;
    return { code: 'MESSAGE_SYNTAX', message: `"${key}": ${message}`, mend };
  }
};

const isFault = (read: MessageText | Fault): read is Fault =>
  typeof read === 'object' && 'code' in read;

const startOf = ({ line, column }: { readonly line: number; readonly column: number }) => ({
  line,
  column,
});

/**
 * All faults of a message file. A text with a fault is dropped, and the bundled one is served; one with brackets is
 * served as it is, because it can be older than their meaning.
 * @param set the messages that the code expects in the file.
 * @param isOverride whether the file is of one brand: such a file only overrides single texts, so none is missing.
 */
export const checkMessageFile = (
  { file, text, fault }: ContentFile,
  set: MessageSet,
  isOverride: boolean,
): CheckedMessages => {
  if (text === null) return { texts: {}, unreadable: fault ? [fault] : [], findings: [] };
  const { source, findings } = parseJson(file, text);
  const value = source && plainValue(source.root);
  if (!source || typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'the file must hold one object of texts';
    const shape: Finding = {
      file,
      line: 1,
      column: 1,
      code: 'INVALID_VALUE',
      message,
      mend: 'Write {}.',
    };
    return { texts: {}, unreadable: source ? [shape] : findings, findings: [] };
  }
  const texts: Record<string, MessageText> = {};
  const found = [...findings];
  const keys = Object.keys(set.rules);
  for (const [key, written] of Object.entries(value)) {
    const rule = Object.hasOwn(set.rules, key) ? set.rules[key] : undefined;
    const read = rule && readMessage(set, key, written, rule);
    if (read === undefined)
      found.push({
        file,
        ...startOf(positionOf(source, [key], 'key')),
        code: 'MESSAGE_UNUSED',
        message: `no page shows the text "${key}" of ${set.area}`,
        mend: suggestName(key, keys),
      });
    else if (isFault(read)) found.push({ file, ...startOf(positionOf(source, [key])), ...read });
    else {
      texts[key] = read;
      const brackets = bracketsFault(set, key, written);
      if (brackets) found.push({ file, ...startOf(positionOf(source, [key])), ...brackets });
    }
  }
  const missing = isOverride ? [] : keys.filter((key) => !Object.hasOwn(value, key));
  for (const key of missing)
    found.push({
      file,
      ...startOf(positionOf(source, [])),
      code: 'MESSAGE_MISSING',
      message: `the text "${key}" is missing: ${JSON.stringify(set.builtIn[key])} is shown`,
      mend: `Add "${key}".`,
    });
  return { texts, unreadable: [], findings: found };
};
