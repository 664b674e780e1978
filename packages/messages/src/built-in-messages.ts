import { compileMessage } from './compile-message.ts';
import type { MessageSet } from './define-messages.ts';
import { type Messages, messageSets } from './message-areas.ts';
import type { MessageText, MessageTexts } from './message-text.ts';

const compiled = new WeakMap<MessageSet, MessageTexts>();

/** The built-in texts of an area, compiled on first use. */
export const builtInTexts = (set: MessageSet): MessageTexts => {
  const known = compiled.get(set);
  if (known) return known;
  const texts = Object.fromEntries(
    Object.entries(set.builtIn).map(([key, source]): [string, MessageText] => [
      key,
      compileMessage(source),
    ]),
  );
  compiled.set(set, texts);
  return texts;
};

/** All built-in messages. */
export const builtInMessages = (): Messages =>
  // The types of the texts are those that `defineMessages` checked against the file.
  Object.fromEntries(
    Object.entries(messageSets).map(([area, set]) => [area, builtInTexts(set)]),
  ) as unknown as Messages;
