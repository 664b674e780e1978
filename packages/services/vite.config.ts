import { defineConfig } from 'vite';

/** Programs for Node, the second for a thread of the first, the third for processes of it: the workspace's own packages are bundled, those of npm are not. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        'document-worker': 'src/platform/documents/document-worker.tsx',
        'resume-program': '../resume-parser/src/process/resume-program.ts',
      },
    },
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
  ssr: { noExternal: [/^@broadsheet\//] },
});
