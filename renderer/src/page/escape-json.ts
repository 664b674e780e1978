const SCRIPT_END = /[<>&\u2028\u2029]/g;

/** JSON as it may stand inside a script element, whatever the strings in it say. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    SCRIPT_END,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
