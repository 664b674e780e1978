import type { Plugin } from 'vite';

const FOREIGN = /[^\0-\x7f]/g;
/** After a backslash an escape would be read as another. */
const ESCAPED_FOREIGN = /\\[^\0-\x7f]/;

const escapeUnit = (letter: string): string =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes non-ASCII letters, so that V8 stores the program with one byte per letter. Comments must already be removed,
 * and no tagged template may contain such letters raw. Throws where an escape would change the meaning.
 */
export const escapeForeign = (code: string): string => {
  if (ESCAPED_FOREIGN.test(code)) throw new Error('a letter beyond ASCII stands after a backslash');
  return code.replace(FOREIGN, escapeUnit);
};

/** Line numbers do not change, so that source maps stay correct. */
export const asciiOnly: Plugin = {
  name: 'ascii-only',
  // Runs after all output is generated: the printer would write the letters unescaped again.
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = escapeForeign(file.code);
  },
};
