import {
  type EditableMessage,
  type MessagePart,
  readMessage,
} from '@broadsheet/messages/editable-message';

/**
 * A message as it is edited: it can get back the values that the text from before has, and begins and ends all cases as
 * that one does, as far as they still do.
 */
export const readEdited = (text: string, before: string): EditableMessage | null => {
  const message = readMessage(text);
  const original = readMessage(before);
  if (!message || !original) return message;
  const parts = message.parts.map((part, at): MessagePart => {
    const choice = original.parts[at]?.choice;
    return choice && choice.value === part.choice?.value ? { ...part, choice } : part;
  });
  return { parts, tokens: new Map([...original.tokens, ...message.tokens]) };
};

/** The message with other cases in one part. */
export const withCases = (
  message: EditableMessage,
  at: number,
  cases: MessagePart['cases'],
): EditableMessage => ({
  ...message,
  parts: message.parts.map((part, index) => (index === at ? { ...part, cases } : part)),
});

/** All sentences of a message, for people who only read it. */
export const sentencesOf = (text: string): string => {
  const message = readMessage(text);
  if (!message) return text;
  return message.parts
    .map(({ cases }) => cases.map((each) => (each.text === '' ? 'no text' : each.text)).join(' / '))
    .join(' + ');
};
