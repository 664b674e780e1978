import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** The document names every chunk that its page needs: Vite's own preloading in the browser would be dead weight. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
});
