const SCRIPT_END = /[<>&\u2028\u2029]/g;

/** JSON that is safe inside a script element, with any strings. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    SCRIPT_END,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
