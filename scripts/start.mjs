import { fileURLToPath } from 'node:url';
import { endWithCaller } from './run/end-with-caller.mjs';
import { greet } from './run/greeting.mjs';
import { runSite } from './run/run-site.mjs';
import { buildWorkspaces } from './setup/build-workspaces.mjs';
import { prepareSite } from './setup/prepare-site.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const startedAt = performance.now();
const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
/** @param {string} line */
const say = (line) => console.log(`[start ${seconds()}] ${line}`);
/** @type {(error: unknown) => never} */
const fail = (error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
};

const port = await prepareSite(root, 'npm start', say).catch(fail);

say('building what has changed');
const build = buildWorkspaces(root);
if (!build.ok) fail(`${build.output}\nThe build failed; what it said stands above.`);

const site = runSite({ root, port, env: process.env, say });
let asked = false;
endWithCaller('start', () => {
  asked = true;
  void site.stop();
});
try {
  await site.ready;
  say('ready');
  console.log(greet(port, site.metricsPorts().bff));
} catch (error) {
  await site.stop();
  if (!asked) fail(error);
}
