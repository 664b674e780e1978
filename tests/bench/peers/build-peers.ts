import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../servers/root.ts';

const HERE = join(ROOT, 'tests/bench/peers');
const DIST = join(ROOT, 'tests/bench/dist');
export const PEER_SERVER = join(DIST, 'peer-server.js');

/** Bundles the peers as the product is: the server like the BFF, the React page like the renderer. */
export const buildPeers = async (): Promise<void> => {
  const outDir = { outDir: DIST, emptyOutDir: false };
  await build({
    configFile: false,
    root: join(ROOT, 'tests'),
    logLevel: 'error',
    ssr: { noExternal: [/^@broadsheet\//] },
    build: { ...outDir, ssr: join(HERE, 'peer-server.ts'), target: 'node20' },
  });
  await build({
    root: join(ROOT, 'renderer'),
    logLevel: 'error',
    build: { ...outDir, ssr: join(HERE, 'plain-page.tsx') },
  });
};
