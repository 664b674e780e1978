import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const IMPORT = /(import\([^()]*\)(?:\.then\(\(\w+\) => \w+\.\w+\))?)/.source;
/** Vite's output for an import of a module, or of one export. */
const WRAPPED = new RegExp(`__vitePreload\\(\\(\\) => ${IMPORT}, ?__VITE_PRELOAD__\\)`, 'g');
/** Vite's output for an import with destructured exports. */
const NAMED = new RegExp(
  `__vitePreload\\(async \\(\\) => \\{\\s*const \\{[^}]*\\} = await ${IMPORT};\\s*return \\{[^}]*\\};?\\s*\\}, ?__VITE_PRELOAD__\\)`,
  'g',
);

/** The document already links every chunk of its page, so Vite's preloading in the browser is dead weight. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  renderChunk: (code) => ({
    code: code.replaceAll(WRAPPED, '$1').replaceAll(NAMED, '$1'),
    map: null,
  }),
});
