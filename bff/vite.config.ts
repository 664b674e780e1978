import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { asciiOnly } from './build/ascii-only.ts';
import { notInWorkers } from './build/not-in-workers.ts';
import { onlyPools } from './build/only-pools.ts';

type RolldownOptions = Rolldown.RolldownOptions;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The content at build time, which is served when a start finds no valid content. */
const bundleContent: Plugin = {
  name: 'bundle-content',
  closeBundle: () => {
    for (const folder of ['layouts', 'brand-configs'])
      cpSync(at(`../${folder}`), at(`./dist/bundled/${folder}`), { recursive: true });
  },
};

const PROGRAM: RolldownOptions = {
  input: { program: 'src/boot/start-server.ts' },
  // Code from a V8 cache cannot import: modules that load on demand use `require`.
  output: {
    format: 'cjs',
    entryFileNames: '[name].cjs',
    codeSplitting: false,
    comments: false,
    dynamicImportInCjs: false,
  },
};
const OTHERS: RolldownOptions = {
  input: {
    server: 'src/boot/launch/launch.ts',
    'write-cache': 'src/boot/launch/write-cache.ts',
    'proof-worker': 'src/boot/proof/proof-worker.ts',
    'write-proofs': 'src/boot/write-proofs.ts',
  },
};

/**
 * A native addon cannot be bundled; only Studio needs it, at a login. Traces are rarely sent, so their exporter is
 * loaded on demand.
 */
const OUTSIDE = [
  '@node-rs/argon2',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
];

/**
 * `vite build` builds the programs that run once or rarely; `vite build --mode program` builds the server as one file,
 * which V8 can cache compiled. No program needs node_modules, except for the external modules.
 */
export default defineConfig(({ mode }) => {
  const isProgram = mode === 'program';
  return {
    plugins: isProgram ? [onlyPools, notInWorkers, asciiOnly] : [bundleContent],
    ssr: { noExternal: true, external: OUTSIDE },
    build: {
      ssr: true,
      target: 'node20',
      sourcemap: true,
      emptyOutDir: !isProgram,
      reportCompressedSize: false,
      rolldownOptions: isProgram ? PROGRAM : OTHERS,
    },
  };
});
