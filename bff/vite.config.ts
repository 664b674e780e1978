import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { asciiOnly } from './build/ascii-only.ts';
import { notInWorkers } from './build/not-in-workers.ts';
import { onlyPools } from './build/only-pools.ts';

type RolldownOptions = Rolldown.RolldownOptions;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The content as it was at the build: what serves when a start finds none that is good. */
const bundleContent: Plugin = {
  name: 'bundle-content',
  closeBundle: () => {
    for (const folder of ['layouts', 'brand-configs'])
      cpSync(at(`../${folder}`), at(`./dist/bundled/${folder}`), { recursive: true });
  },
};

const PROGRAM: RolldownOptions = {
  input: { program: 'src/boot/start-server.ts' },
  // What V8 takes from a cache may not import: what is loaded when it is needed is required.
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
 * An addon cannot be part of a file; only Studio asks for it, and when somebody logs in. Traces are seldom sent, and what
 * sends them is loaded then.
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
 * `vite build` makes the programs that run once or seldom; `vite build --mode program` then the one that serves: a
 * single file that V8 can keep compiled. No program needs node_modules, but for those outside.
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
