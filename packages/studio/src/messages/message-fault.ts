import { compileMessage, MessageSyntaxError } from '@broadsheet/messages/compile-message';
import { valuesOfMessage } from '@broadsheet/messages/describe-message';

const valuesOf = (text: string): readonly string[] | null => {
  try {
    return valuesOfMessage(compileMessage(text));
  } catch (error) {
    if (error instanceof MessageSyntaxError) return null;
    throw error;
  }
};

const inBraces = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(' and ');

/**
 * What is wrong with a text of the interface; null if it can be published.
 * @param before the text before the edit: it has the values that pages fill in
 */
export const messageFault = (text: string, before: string): string | null => {
  if (text.trim() === '') return 'Required. Enter a text.';
  const values = valuesOf(text);
  if (!values) return 'A brace is missing, or one too many. Compare it with the text from before.';
  const expected = valuesOf(before) ?? [];
  const missing = expected.filter((name) => !values.includes(name));
  if (missing.length > 0) return `Write ${inBraces(missing)} into the text: pages fill it in.`;
  const unknown = values.filter((name) => !expected.includes(name));
  return unknown.length > 0 ? `Pages cannot fill in ${inBraces(unknown)}. Remove it.` : null;
};
