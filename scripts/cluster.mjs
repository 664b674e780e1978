import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCluster } from './cluster/run-cluster.mjs';
import { isPortFree } from './run/ports.mjs';
import { whenOrphaned } from './run/when-orphaned.mjs';
import { buildWorkspaces } from './setup/build-workspaces.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const startedAt = performance.now();
/** @param {string} line */
const say = (line) =>
  console.log(`[cluster ${((performance.now() - startedAt) / 1000).toFixed(1)} s] ${line}`);
/** @type {(message: string) => never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const dataDir = resolve(values.data ?? join(root, '.data-cluster'));
const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 32_000)
  fail(`PORT is "${process.env.PORT}"; expected a number from 1 to 32000.`);
if (!(await isPortFree(port)))
  fail(
    `Port ${port} is taken. Stop what listens there, or choose another: PORT=4000 npm run cluster`,
  );

say('building what has changed');
const build = buildWorkspaces(root);
if (!build.ok) fail(`${build.output}\nThe build failed; what it said stands above.`);
mkdirSync(dataDir, { recursive: true, mode: 0o755 });

const env = { DEMO_SCALE: '0.05', ...process.env };
const cluster = await runCluster({ root, dataDir, port, env, say });
let asked = false;
const stop = () => {
  asked = true;
  void cluster.stop();
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, stop);
if (process.env.npm_lifecycle_event === 'cluster') whenOrphaned(stop);
try {
  await cluster.ready;
  const { ports } = cluster;
  say('ready');
  console.log(`
  technology jobs   http://tech.localhost:${ports.site}
  management jobs   http://management.localhost:${ports.site}

  BFFs        ${ports.bffs.join(', ')}
  services    ${ports.services.join(', ')}, behind nginx ${ports.inner}
  Varnish     ${cluster.names.includes('varnish') ? ports.edge : 'none'}
  PostgreSQL  ${ports.primary}, standby ${ports.standby}
  Redis       ${ports.redis.map((node) => node.port).join(', ')}
  logs        ${join(dataDir, 'logs')}
`);
} catch (error) {
  await cluster.stop();
  if (!asked) fail(error instanceof Error ? error.message : String(error));
}
