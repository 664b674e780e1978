import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeFault } from './dev/describe-fault.mjs';
import { followServices } from './dev/follow-services.mjs';
import { spawnReadable } from './dev/spawn-readable.mjs';
import { endWithCaller } from './run/end-with-caller.mjs';
import { greet } from './run/greeting.mjs';
import { runSite } from './run/run-site.mjs';
import { SERVICES_FLAGS } from './run/server-flags.mjs';
import { spawnNode } from './run/spawn-program.mjs';
import { prepareSite } from './setup/prepare-site.mjs';

// `npm run dev`: the site from its sources, which follows every save.
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.dev/services');
/** @param {string} line */
const say = (line) => console.log(`[dev] ${line}`);
/** @type {(error: unknown) => never} */
const fail = (error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
};

/** Production's React, as on the site; no rate limit, which a reload of many modules would exceed, and no cache. */
const BFF_ENV = {
  NODE_ENV: 'production',
  RATE_LIMIT: 'off',
  ADMISSION: 'off',
  CACHE_MB: '0',
};

const port = await prepareSite(root, 'npm run dev', say).catch(fail);
say('building the services');
/** @type {ReturnType<typeof runSite> | undefined} */
let site;
/** @type {() => void} */
let onFirstBuild = () => undefined;
const firstBuild = new Promise((resolve) => {
  onFirstBuild = () => resolve(undefined);
});
const services = await followServices({
  root,
  outDir,
  onBuilt: () => {
    onFirstBuild();
    if (!site) return;
    say('the services have changed: starting them again');
    void site.restart('services');
  },
  onFault: (error) => console.error(describeFault(error, root)),
});

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await services.close();
  await site?.stop();
  process.exit(0);
};
endWithCaller('dev', () => void stop());

await firstBuild;
site = runSite({
  root,
  port,
  env: process.env,
  say,
  programs: {
    services: { args: [...SERVICES_FLAGS, join(outDir, 'server.js')], env: {} },
    bff: { args: [join(root, 'scripts/dev/run-bff.mjs')], env: BFF_ENV },
  },
  spawnProgram: process.stdout.isTTY ? spawnReadable : () => spawnNode(),
});
try {
  await site.ready;
  say('ready: save a file, and the page shows it');
  const gallery = { 'block gallery': `http://tech.localhost:${port}/dev/blocks` };
  console.log(greet(port, site.metricsPorts().bff, gallery));
} catch (error) {
  if (!isStopping) {
    await site.stop();
    fail(error);
  }
}
