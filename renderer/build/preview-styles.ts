import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = fileURLToPath(new URL('../src/preview/preview.css', import.meta.url));
/** Its name in the manifest. */
const NAME = 'src/preview/preview.css';

/** The preview's stylesheet as a separate file that other pages do not load. */
export const previewStyles = (): Plugin => ({
  name: 'preview-styles',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  buildStart() {
    this.addWatchFile(FILE);
    const source = readFileSync(FILE, 'utf8');
    this.emitFile({ type: 'asset', name: 'preview.css', originalFileName: NAME, source });
  },
});
