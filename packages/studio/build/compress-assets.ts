import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Lays `.br` and `.gz` beside each text that browsers load: it is compressed once, at the build. */
export const compressAssets: Plugin = {
  name: 'compress-assets',
  writeBundle: ({ dir = 'dist' }) => {
    const folder = join(dir, 'assets');
    for (const name of readdirSync(folder).filter((each) => /\.(css|js)$/.test(each))) {
      const bytes = readFileSync(join(folder, name));
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
      writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes));
    }
  },
};
