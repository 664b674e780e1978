import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

const SPACES = /[\s\p{C}]+/gu;
/** Text that mail programs would turn into a link. */
const ADDRESS = /:\/\/|www\.|@|\p{L}\.\p{L}{2,}/iu;

/** A name as mails may repeat it; null for a name that they must not repeat. */
export const shownName = (name: string): string | null => {
  const shown = name.replace(SPACES, ' ').trim();
  return shown === '' || ADDRESS.test(shown) ? null : shown;
};

/**
 * A greeting by name. Anybody can register another person's address under any name, so a name that reads like a web
 * address is not repeated: no one can advertise in our name.
 */
export const greetingOf = (name: string, { mails }: Messages): string => {
  const shown = shownName(name);
  return shown === null ? mails.greetingNoName : formatMessage(mails.greeting, { name: shown });
};
