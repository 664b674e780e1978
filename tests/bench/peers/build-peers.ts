import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../servers/root.ts';
import { markPersonal } from './personal-cards.ts';

const HERE = join(ROOT, 'tests/bench/peers');
const RENDERER = join(ROOT, 'renderer');
const DIST = join(ROOT, 'tests/bench/dist');
const PLAIN_PAGE = join(HERE, 'plain-page.tsx');
export const PEER_SERVER = join(DIST, 'peer-server.js');
/** The renderer, built once more, with one block personal that is not. */
export const PEER_RENDERER = join(DIST, 'renderer');

/** Bundles the peers as the product is: the server like the BFF, the React page like the renderer. */
export const buildPeers = async (): Promise<void> => {
  await rm(DIST, { recursive: true, force: true });
  const outDir = { outDir: DIST, emptyOutDir: false };
  const quiet = { logLevel: 'error' } as const;
  await build({
    ...quiet,
    configFile: false,
    root: join(ROOT, 'tests'),
    plugins: [markPersonal()],
    ssr: { noExternal: [/^@broadsheet\//] },
    build: { ...outDir, ssr: join(HERE, 'peer-server.ts'), target: 'node20' },
  });
  await build({ ...quiet, root: RENDERER, build: { ...outDir, ssr: PLAIN_PAGE } });
  await build({
    ...quiet,
    configFile: false,
    root: RENDERER,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ...outDir,
      ssr: PLAIN_PAGE,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: 'plain-page-emotion.js', codeSplitting: false },
      },
    },
  });
  await mkdir(PEER_RENDERER);
  await build({
    ...quiet,
    root: RENDERER,
    plugins: [markPersonal()],
    build: { outDir: join(PEER_RENDERER, 'server'), ssr: 'src/entry-server.tsx' },
  });
  await symlink(join(RENDERER, 'dist/client'), join(PEER_RENDERER, 'client'));
};
