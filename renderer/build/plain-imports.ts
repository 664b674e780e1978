import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const IMPORT = /(import\([^()]*\)(?:\.then\(\(\w+\) => \w+\.\w+\))?)/.source;
/** What Vite makes of an import of a module, or of one thing out of it. */
const WRAPPED = new RegExp(`__vitePreload\\(\\(\\) => ${IMPORT}, ?__VITE_PRELOAD__\\)`, 'g');
/** And of an import whose things are named where it is waited for. */
const NAMED = new RegExp(
  `__vitePreload\\(async \\(\\) => \\{\\s*const \\{[^}]*\\} = await ${IMPORT};\\s*return \\{[^}]*\\};?\\s*\\}, ?__VITE_PRELOAD__\\)`,
  'g',
);

/** The document names every chunk that its page needs: Vite's own preloading in the browser would be dead weight. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  renderChunk: (code) => ({
    code: code.replaceAll(WRAPPED, '$1').replaceAll(NAMED, '$1'),
    map: null,
  }),
});
