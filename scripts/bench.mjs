import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from './run/server-flags.mjs';
import { buildWorkspaces } from './setup/build-workspaces.mjs';
import { findBrowser } from './setup/find-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = process.argv.slice(2);
const needsBrowser =
  names.length === 0 || names.some((name) => ['lighthouse', 'navigation', 'paint'].includes(name));

const build = buildWorkspaces(root);
if (!build.ok) {
  console.error(build.output);
  process.exit(1);
}
const browser = needsBrowser ? await findBrowser(root, console.log) : null;
// `npm run bench -- engine` measures, prints a table and writes its section of docs/benchmarks.md.
const main = fileURLToPath(new URL('../tests/bench/main.ts', import.meta.url));
const child = spawn(process.execPath, ['--import', 'tsx', main, ...names], {
  stdio: 'inherit',
  env: {
    ...process.env,
    BENCH_SERVER_FLAGS: SERVER_FLAGS.join(' '),
    ...(browser ? { BENCH_BROWSER: JSON.stringify(browser) } : {}),
  },
});
// It closes its servers, its browser and its database before it ends, and ends by itself.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => void child.kill(signal));
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
