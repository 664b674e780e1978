import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes `.br` and `.gz` files beside each text asset at build time. */
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
