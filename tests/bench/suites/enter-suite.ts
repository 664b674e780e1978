import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../servers/root.ts';
import { isSuite, SUITES } from './suites.ts';

const [name, clone] = process.argv.slice(2);
if (!isSuite(name) || !clone) {
  throw new Error(`enter-suite.ts <${Object.keys(SUITES).join(' or ')}> <the folder of its clone>`);
}
const { folder, insertions } = SUITES[name];

// Bundled as the renderer is: for production, with React inside, as CommonJS and not minified.
await build({
  configFile: false,
  logLevel: 'error',
  root: join(ROOT, 'renderer'),
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: join(ROOT, 'tests/bench/suites', name, 'handler.tsx'),
    outDir: resolve(clone, folder),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: 'handler.cjs', codeSplitting: false },
    },
  },
});

for (const { file, anchor, text } of insertions) {
  const path = join(clone, file);
  const source = readFileSync(path, 'utf8');
  if (source.includes(text)) continue;
  if (source.split(anchor).length !== 2) throw new Error(`${file} does not have ${anchor} once`);
  writeFileSync(
    path,
    source.replace(anchor, () => text + anchor),
  );
}
