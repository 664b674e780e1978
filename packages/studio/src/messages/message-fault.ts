import { compileMessage, MessageSyntaxError } from '@broadsheet/messages/compile-message';
import { valuesOfMessage } from '@broadsheet/messages/describe-message';
import {
  bracketsIn,
  type EditableMessage,
  type MessageCase,
  NUMBER_TOKEN,
  readMessage,
  tokenOfValue,
  unknownTokens,
} from '@broadsheet/messages/editable-message';
import { labelOfCase } from './case-label.ts';

const valuesOf = (text: string): readonly string[] | null => {
  try {
    return valuesOfMessage(compileMessage(text));
  } catch (error) {
    if (error instanceof MessageSyntaxError) return null;
    throw error;
  }
};

/** Whether a text can be read as a message at all. */
export const isMessage = (text: string): boolean => valuesOf(text) !== null;

/** The case of a plural for no number. */
export const ZERO_CASE = '=0';

const listTokens = (tokens: readonly string[]): string => tokens.join(' and ');

/** Cases that need no number: "One job", "No jobs". A text for 0 may leave out all other values, too. */
const IS_NUMBERED = /^(?:one|two|zero|=\d+)$/;
const isOptional = (token: string, name: string): boolean =>
  name === ZERO_CASE || (token === NUMBER_TOKEN && IS_NUMBERED.test(name));

const missingIn = (each: MessageCase, before: MessageCase | undefined): readonly string[] =>
  [...new Set(bracketsIn(before?.text ?? ''))].filter(
    (token) => !each.text.includes(token) && !isOptional(token, each.name),
  );

/** What one case has lost that the same case had before; null if nothing. */
const caseFault = (message: EditableMessage, before: EditableMessage): string | null => {
  for (const [at, { choice, cases }] of message.parts.entries()) {
    const original = before.parts[at];
    if (!choice || original?.choice?.value !== choice.value) continue;
    for (const each of cases) {
      const missing = missingIn(
        each,
        original.cases.find(({ name }) => name === each.name),
      );
      if (missing.length > 0)
        return `${labelOfCase(choice, each)}: write ${listTokens(missing)} into the text, pages fill it in.`;
    }
  }
  return null;
};

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
  const original = readMessage(before);
  const lost = message && original && caseFault(message, original);
  if (lost) return lost;
  const typed = message ? unknownTokens(message) : [];
  const unknown = [
    ...values.filter((name) => !expected.includes(name)).map(tokenOfValue),
    ...typed.filter((token) => !before.includes(token)),
  ];
  return unknown.length > 0 ? `Pages cannot fill in ${listTokens(unknown)}. Remove it.` : null;
};
