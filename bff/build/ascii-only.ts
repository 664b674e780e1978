import type { Plugin } from 'vite';

const FOREIGN = /[^\0-\x7f]/g;
/** After a backslash an escape would be read as another. */
const ESCAPED_FOREIGN = /\\[^\0-\x7f]/;

const escapeUnit = (letter: string): string =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes letters beyond ASCII as escapes, so that a program is one byte a letter on the disk and in memory. Comments
 * must be gone, and no tagged template may hold such letters raw. Throws where an escape would mean something else.
 */
export const escapeForeign = (code: string): string => {
  if (ESCAPED_FOREIGN.test(code)) throw new Error('a letter beyond ASCII stands after a backslash');
  return code.replace(FOREIGN, escapeUnit);
};

/** Lines stay where they are, and with them what a source map says of them. */
export const asciiOnly: Plugin = {
  name: 'ascii-only',
  // Once all is written: what prints code anew writes letters as they are.
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = escapeForeign(file.code);
  },
};
