import { compileMessage } from './compile-message.ts';
import type { MessageSet } from './define-messages.ts';
import { type Messages, messageSets } from './message-areas.ts';
import type { MessageText, MessageTexts } from './message-text.ts';

const compiled = new WeakMap<MessageSet, MessageTexts>();

/** The texts of an area as they were when the program was built, compiled with the first request for them. */
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

/** All messages as they were when the program was built. */
export const builtInMessages = (): Messages =>
  // The type says of each text what `defineMessages` has proved of the file.
  Object.fromEntries(
    Object.entries(messageSets).map(([area, set]) => [area, builtInTexts(set)]),
  ) as unknown as Messages;
