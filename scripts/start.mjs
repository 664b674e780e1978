import { fileURLToPath } from 'node:url';
import { isPortFree } from './run/ports.mjs';
import { runSite } from './run/run-site.mjs';
import { whenOrphaned } from './run/when-orphaned.mjs';
import { buildWorkspaces } from './setup/build-workspaces.mjs';
import { installDependencies } from './setup/install-dependencies.mjs';
import { findNodeFault } from './setup/require-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const startedAt = performance.now();
const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
/** @param {string} line */
const say = (line) => console.log(`[start ${seconds()}] ${line}`);
/** @type {(message: string) => never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const nodeFault = findNodeFault(process.versions.node);
if (nodeFault) fail(nodeFault);

const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail(`PORT is "${process.env.PORT}"; expected a number from 1 to 65535.`);
}
if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`);
}

try {
  installDependencies(root, say);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

say('building what has changed');
const build = buildWorkspaces(root);
if (!build.ok) fail(`${build.output}\nThe build failed; what it said stands above.`);

const site = runSite({ root, port, env: process.env, say });
let asked = false;
const stop = () => {
  asked = true;
  void site.stop();
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, stop);
if (process.env.npm_lifecycle_event === 'start') whenOrphaned(stop);
try {
  await site.ready;
  say('ready');
  console.log(`
  technology jobs   http://tech.localhost:${port}
  management jobs   http://management.localhost:${port}
  metrics           http://127.0.0.1:${site.metricsPorts().bff}/metrics
`);
  if (process.env.APP_ENV !== 'production' && process.env.DEMO_DATA !== 'off')
    console.log(`  To log in, with the password "broadsheet demo":
    basic@tech.example         pro@tech.example         fresher@tech.example         new@tech.example
    basic@management.example   pro@management.example   fresher@management.example   new@management.example
  To Studio, http://tech.localhost:${port}/studio, with the same password:
    marketer@tech.example      marketer@management.example      admin@tech.example
`);
} catch (error) {
  await site.stop();
  if (!asked) fail(error instanceof Error ? error.message : String(error));
}
