import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
/** What Vite makes of an import of a module, or of one thing out of it. */
const WRAPPED =
  /__vitePreload\(\(\) => (import\([^()]*\)(?:\.then\(\(\w+\) => \w+\.\w+\))?), __VITE_PRELOAD__\)/g;

/** The document names every chunk that its page needs: Vite's own preloading in the browser would be dead weight. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  renderChunk: (code) => ({ code: code.replaceAll(WRAPPED, '$1'), map: null }),
});
