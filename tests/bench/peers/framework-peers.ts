import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../servers/root.ts';
import { dependenciesOf } from '../servers/versions.ts';
import { installPeer, ownEnvironment } from './install-peer.ts';

const PEERS = 'tests/load/peers';
/** The frameworks need a newer Node than ours. */
const NODE_PEER = `${PEERS}/node`;
const NODE = join(ROOT, NODE_PEER, 'node_modules/node/bin/node');

interface Framework {
  readonly name: string;
  /** From the project's root. */
  readonly folder: string;
  readonly dependency: string;
  readonly adapter: string;
  /** The arguments of the Node program that builds the peer. */
  readonly build: readonly string[];
  /** The server, from the peer's folder. */
  readonly server: string;
}

const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'Astro',
    folder: `${PEERS}/astro`,
    dependency: 'astro',
    adapter: '@astrojs/node',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    server: 'server.ts',
  },
  {
    name: 'SvelteKit',
    folder: `${PEERS}/sveltekit`,
    dependency: '@sveltejs/kit',
    adapter: '@sveltejs/adapter-node',
    build: ['node_modules/vite/bin/vite.js', 'build'],
    server: 'server.ts',
  },
  {
    name: 'Marko',
    folder: `${PEERS}/marko`,
    dependency: 'marko',
    adapter: '@marko/run-adapter-node',
    build: ['node_modules/@marko/run/dist/cli/index.mjs', 'build', 'src/server.ts'],
    server: 'dist/index.mjs',
  },
];

export interface FrameworkPeer {
  readonly name: string;
  /** The versions of the framework, of its adapter and of Node.js. */
  readonly version: string;
  /**
   * Installs the peer if needed, and builds it.
   * @returns a sentence that says why there is no peer here, or null
   */
  readonly build: () => string | null;
  /** How its server starts; it reads its port and what its pages need from the environment. */
  readonly command: {
    readonly node: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly readyPath: string;
  };
}

const versionOf = ({ name, folder, dependency, adapter }: Framework): string => {
  const versions = dependenciesOf(folder);
  const { node } = dependenciesOf(NODE_PEER);
  return `${name} ${versions[dependency]} (${adapter} ${versions[adapter]}, Node.js ${node})`;
};

const buildPeer = ({ name, folder, dependency, build }: Framework): string | null => {
  const cwd = join(ROOT, folder);
  const isInstalled = installPeer(join(ROOT, NODE_PEER), 'node') && installPeer(cwd, dependency);
  if (!isInstalled || !existsSync(NODE))
    return `${name} could not be installed here, so it was not measured.`;
  const built = spawnSync(NODE, build, {
    cwd,
    encoding: 'utf8',
    env: { ...ownEnvironment(), ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (built.status !== 0)
    throw new Error(`the ${name} peer could not be built:\n${built.stdout}${built.stderr}`);
  return null;
};

/** Servers that draw the page of a job with other frameworks, each on its own adapter for Node.js. */
export const FRAMEWORK_PEERS: readonly FrameworkPeer[] = FRAMEWORKS.map((framework) => ({
  name: framework.name,
  version: versionOf(framework),
  build: () => buildPeer(framework),
  command: {
    node: NODE,
    args: [framework.server],
    cwd: join(ROOT, framework.folder),
    readyPath: '/health/ready',
  },
}));
