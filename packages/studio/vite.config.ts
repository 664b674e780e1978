import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { oneLocale } from './build/one-locale.ts';

/** Builds what Studio's users load, under /studio/assets. */
export default defineConfig({
  base: '/studio/',
  plugins: [oneLocale, compressAssets],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
