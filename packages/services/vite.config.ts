import { defineConfig } from 'vite';

/** One file for Node: the workspace's own packages are bundled, those of npm are not. */
export default defineConfig({
  build: {
    ssr: 'src/server.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
  ssr: { noExternal: [/^@broadsheet\//] },
});
