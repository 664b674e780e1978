import { defineConfig, type Rolldown } from 'vite';
import { blockCatalogs } from './build/block-catalogs.ts';
import { blockFixtures } from './build/block-fixtures.ts';
import { brandIcons } from './build/brand-icons.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { compressAssets } from './build/compress-assets.ts';
import { dropStaticBlocks } from './build/drop-static-blocks.ts';
import { extractStyles } from './build/extract-styles.ts';
import { plainCalls } from './build/plain-calls.ts';
import { plainImports } from './build/plain-imports.ts';
import { plainSchemas } from './build/plain-schemas.ts';
import { previewStyles } from './build/preview-styles.ts';
import { serviceWorker } from './build/service-worker.ts';
import { FIRST_PAINT_SCRIPT } from './src/page/first-paint-script.ts';

const DATA_ONLY = /[\\/](?:node_modules[\\/]typebox|packages[\\/]contract)[\\/]/;

/** The same, as CommonJS: V8's compile cache needs it. */
const COMPILED_ONCE: Rolldown.OutputOptions = {
  format: 'cjs',
  entryFileNames: '[name].cjs',
  codeSplitting: false,
  comments: false,
};

/** `vite build` builds the browser assets; `vite build --ssr` builds the bundle of the BFF, without node_modules. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    extractStyles(),
    dropStaticBlocks(),
    plainCalls(),
    plainImports(),
    plainSchemas(),
    blockCatalogs(),
    blockFixtures(),
    previewStyles(),
    brandIcons(),
    serviceWorker(),
    compressAssets(),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: isSsrBuild ? 'node20' : 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    minify: !isSsrBuild,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : ['src/entry-client.tsx', FIRST_PAINT_SCRIPT],
      treeshake: {
        // Schemas are data: a constant taken from a contract module drags no validators along. The names hold in every module, so
        // each is one that only schemas use: a call of a method of a variable with such a name would be dropped, too.
        manualPureFunctions: ['Type', 'Text', 'ListOf', 'orNull', 'defineBlock'],
        moduleSideEffects: [{ test: DATA_ONLY, sideEffects: false }],
      },
      output: isSsrBuild
        ? [{ codeSplitting: false }, COMPILED_ONCE]
        : {
            codeSplitting: { groups: CHUNK_GROUPS },
          },
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  ssr: { noExternal: true },
}));
