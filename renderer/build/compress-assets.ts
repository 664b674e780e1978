import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and images are already compressed. */
const COMPRESSIBLE = /\.(css|js|json|svg)$/;
/** One packet carries this much in any case. */
const MIN_BYTES = 1_024;

const brotli = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

/** Writes `.br` and `.gz` files beside each file of a folder that gets smaller. */
const compressFolder = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => COMPRESSIBLE.test(each))) {
    const bytes = readFileSync(join(folder, name));
    if (bytes.byteLength < MIN_BYTES) continue;
    writeFileSync(join(folder, `${name}.br`), brotli(bytes));
    writeFileSync(
      join(folder, `${name}.gz`),
      gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
    );
  }
};

/** Compresses browser assets once, at build time, at the highest level. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  writeBundle: ({ dir }) => {
    if (dir) compressFolder(join(dir, 'assets'));
  },
});
