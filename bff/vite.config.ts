import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The content as it was at the build: what serves when a start finds none that is good. */
const bundleContent: Plugin = {
  name: 'bundle-content',
  closeBundle: () => {
    for (const folder of ['layouts', 'brand-configs'])
      cpSync(at(`../${folder}`), at(`./dist/bundled/${folder}`), { recursive: true });
  },
};

export default defineConfig({
  plugins: [bundleContent],
  // The libraries that decide proofs are in the bundle too, so that its hash covers them.
  ssr: { noExternal: [/^@broadsheet\//, /^typebox\b/, /^@humanwhocodes\//] },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        server: 'src/server.ts',
        'proof-worker': 'src/proof/proof-worker.ts',
        'write-proofs': 'src/write-proofs.ts',
      },
    },
  },
});
