import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

const SPACES = /[\s\p{C}]+/gu;
/** What mail programs would make a link of. */
const ADDRESS = /:\/\/|www\.|@|\p{L}\.\p{L}{2,}/iu;

/** A name as mails may repeat it; null for one that they may not. */
export const shownName = (name: string): string | null => {
  const shown = name.replace(SPACES, ' ').trim();
  return shown === '' || ADDRESS.test(shown) ? null : shown;
};

/**
 * A greeting by name. Anybody may register anybody's address under any name: one that reads as an address of the web
 * is not repeated, so that nobody can advertise in our name.
 */
export const greetingOf = (name: string, { mails }: Messages): string => {
  const shown = shownName(name);
  return shown === null ? mails.greetingNoName : formatMessage(mails.greeting, { name: shown });
};
