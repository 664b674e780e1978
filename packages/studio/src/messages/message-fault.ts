import { compileMessage, MessageSyntaxError } from '@broadsheet/messages/compile-message';
import { valuesOfMessage } from '@broadsheet/messages/describe-message';
import { readMessage, tokenOfValue, unknownTokens } from '@broadsheet/messages/editable-message';

const valuesOf = (text: string): readonly string[] | null => {
  try {
    return valuesOfMessage(compileMessage(text));
  } catch (error) {
    if (error instanceof MessageSyntaxError) return null;
    throw error;
  }
};

const listTokens = (tokens: readonly string[]): string => tokens.join(' and ');

/**
 * What is wrong with a text of the interface; null if it can be published.
 * @param before the text before the edit: it has the values that pages fill in
 */
export const messageFault = (text: string, before: string): string | null => {
  const message = readMessage(text);
  const isEmpty = message?.parts.every(({ cases }) =>
    cases.every((each) => each.text.trim() === ''),
  );
  if (isEmpty || text.trim() === '') return 'Required. Enter a text.';
  const values = valuesOf(text);
  if (!values) return 'A brace is missing, or one too many. Compare it with the text from before.';
  const expected = valuesOf(before) ?? [];
  const missing = expected.filter((name) => !values.includes(name)).map(tokenOfValue);
  if (missing.length > 0) return `Write ${listTokens(missing)} into the text: pages fill it in.`;
  const typed = message ? unknownTokens(message) : [];
  const unknown = [
    ...values.filter((name) => !expected.includes(name)).map(tokenOfValue),
    ...typed.filter((token) => !before.includes(token)),
  ];
  return unknown.length > 0 ? `Pages cannot fill in ${listTokens(unknown)}. Remove it.` : null;
};
