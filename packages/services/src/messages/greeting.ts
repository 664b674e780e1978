const SPACES = /[\s\p{C}]+/gu;
/** What mail programs would make a link of. */
const ADDRESS = /:\/\/|www\.|@|\p{L}\.\p{L}{2,}/iu;

/**
 * A greeting by name. Anybody may register anybody's address under any name: one that reads as an address of the web
 * is not repeated, so that nobody can advertise in our name.
 */
export const greetingOf = (name: string): string => {
  const shown = name.replace(SPACES, ' ').trim();
  return shown === '' || ADDRESS.test(shown) ? 'Hello,' : `Hello ${shown},`;
};
