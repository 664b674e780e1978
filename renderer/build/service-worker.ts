import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/service-worker/service-worker.ts', import.meta.url));

/** Builds the service worker as one classic script: not every browser runs a worker that imports. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  writeBundle: async ({ dir }, bundle) => {
    if (!dir) return;
    const names = Object.keys(bundle).sort().join('\n');
    const id = createHash('sha256').update(names).digest('hex').slice(0, 12);
    await build({
      configFile: false,
      logLevel: 'silent',
      define: { BUILD: JSON.stringify(id) },
      build: {
        target: 'es2022',
        outDir: dir,
        emptyOutDir: false,
        copyPublicDir: false,
        lib: {
          entry: ENTRY,
          formats: ['iife'],
          name: 'serviceWorker',
          fileName: () => 'service-worker.js',
        },
      },
    });
  },
});
