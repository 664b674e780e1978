import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { buildWorkspaces } from './setup/build-workspaces.mjs';

const build = buildWorkspaces(fileURLToPath(new URL('..', import.meta.url)));
if (!build.ok) {
  console.error(build.output);
  process.exit(1);
}
// `npm run bench -- engine` measures, prints a table and writes its section of docs/benchmarks.md.
const main = fileURLToPath(new URL('../tests/bench/main.ts', import.meta.url));
const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
