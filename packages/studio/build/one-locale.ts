import type { Plugin } from 'vite';

const OTHER_LOCALE = /[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** React Aria ships texts in more than thirty languages; Studio needs only one. */
export const oneLocale: Plugin = {
  name: 'one-locale',
  load: (id) => (OTHER_LOCALE.test(id) ? 'export default {};' : null),
};
