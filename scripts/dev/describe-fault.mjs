import { stripVTControlCharacters } from 'node:util';

/**
 * The fault of a save, for the terminal and the page: the message, the position in the file and the lines around it.
 * @param {unknown} error @param {string} root paths are shown relative to it
 */
export const describeFault = (error, root) => {
  if (!(error instanceof Error)) return String(error);
  const { frame, loc } =
    /** @type {{ frame?: unknown, loc?: { file?: string, line: number, column: number } }} */ (
      /** @type {unknown} */ (error)
    );
  const place = loc?.file ? `${loc.file}:${loc.line}:${loc.column}` : '';
  const stack = place === '' ? (error.stack ?? '').split('\n').slice(1, 5).join('\n') : '';
  const text = [error.message, place, typeof frame === 'string' ? frame : '', stack]
    .filter((line) => line !== '')
    .join('\n');
  return stripVTControlCharacters(text).replaceAll(`${root}/`, '');
};
