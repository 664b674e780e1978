import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = fileURLToPath(new URL('../src/preview/preview.css', import.meta.url));
/** How the manifest names it. */
const NAME = 'src/preview/preview.css';

/** The preview's stylesheet as a file of its own: pages without a preview load nothing of it. */
export const previewStyles = (): Plugin => ({
  name: 'preview-styles',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  buildStart() {
    this.addWatchFile(FILE);
    const source = readFileSync(FILE, 'utf8');
    this.emitFile({ type: 'asset', name: 'preview.css', originalFileName: NAME, source });
  },
});
