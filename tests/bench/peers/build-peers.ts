import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../servers/root.ts';
import { markPersonal } from './personal-cards.ts';

const HERE = join(ROOT, 'tests/bench/peers');
const RENDERER = join(ROOT, 'renderer');
const DIST = join(ROOT, 'tests/bench/dist');
const OUT_DIR = { outDir: DIST, emptyOutDir: false };
const QUIET = { logLevel: 'error' } as const;
const PLAIN_PAGE = join(HERE, 'plain-page.tsx');
export const PEER_SERVER = join(DIST, 'peer-server.js');
/** Plain Fastify with React. */
export const PLAIN_SERVER = join(DIST, 'plain-server.js');
/** The data of pages, for servers in any framework. */
export const PAGE_DATA = join(DIST, 'page-data.js');
/** The renderer, built once more, with one block personal that is not. */
export const PEER_RENDERER = join(DIST, 'renderer');

/** Bundles what draws cold pages: plain Fastify, React's page and the data for all peers. */
export const buildColdPeers = async (): Promise<void> => {
  const bundle = (ssr: string, noExternal: true | RegExp[]) =>
    build({
      ...QUIET,
      configFile: false,
      root: join(ROOT, 'tests'),
      ssr: { noExternal },
      build: { ...OUT_DIR, ssr, target: 'node20' },
    });
  await bundle(join(HERE, 'cold/page-data.ts'), true);
  await bundle(join(HERE, 'cold/plain-server.ts'), [/^@broadsheet\//]);
  await build({ ...QUIET, root: RENDERER, build: { ...OUT_DIR, ssr: PLAIN_PAGE } });
};

/** Bundles the peers as the product is: the server like the BFF, the React page like the renderer. */
export const buildPeers = async (): Promise<void> => {
  await rm(DIST, { recursive: true, force: true });
  await build({
    ...QUIET,
    configFile: false,
    root: join(ROOT, 'tests'),
    plugins: [markPersonal()],
    ssr: { noExternal: [/^@broadsheet\//] },
    build: { ...OUT_DIR, ssr: join(HERE, 'peer-server.ts'), target: 'node20' },
  });
  await buildColdPeers();
  await build({
    ...QUIET,
    configFile: false,
    root: RENDERER,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ...OUT_DIR,
      ssr: PLAIN_PAGE,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: 'plain-page-emotion.js', codeSplitting: false },
      },
    },
  });
  await mkdir(PEER_RENDERER);
  await build({
    ...QUIET,
    root: RENDERER,
    plugins: [markPersonal()],
    build: { outDir: join(PEER_RENDERER, 'server'), ssr: 'src/entry-server.tsx' },
  });
  await symlink(join(RENDERER, 'dist/client'), join(PEER_RENDERER, 'client'));
};
