import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { basename, join } from 'node:path';
import { findFreePort } from '../run/ports.mjs';
import { SERVICES_FLAGS } from '../run/server-flags.mjs';
import { waitUntilReady } from '../run/wait-until-ready.mjs';
import { readLastStage } from './last-stage.mjs';

const SERVICES = ['node', ...SERVICES_FLAGS, 'packages/services/dist/server.js'];

/** @type {(port: number, host: string) => Promise<number | undefined>} */
const statusOfHome = (port, host) =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/', headers: { host } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    asked.once('error', reject).end();
  });

/**
 * Copies the image's part of a built folder into another one, and runs both programs there as the image would, for
 * production: with nothing else but Node. Throws what is missing.
 * @param {{ built: string, image: string, databaseUrl: string, brands: string[], say: (line: string) => void }} options
 *   image: where it is put; brands: whose home is asked for
 */
export const runAsImage = async ({ built, image, databaseUrl, brands, say }) => {
  const stage = readLastStage(readFileSync(join(built, 'Dockerfile'), 'utf8'));
  for (const { from, to } of stage.copies) {
    const target = to === '' || to.endsWith('/') ? join(to, basename(from)) : to;
    cpSync(join(built, from), join(image, target), {
      recursive: true,
      // Links to packages lead nowhere in the image, and must not lead out of it here.
      verbatimSymlinks: true,
    });
  }
  const secrets = join(image, '../secrets');
  mkdirSync(secrets);
  writeFileSync(join(secrets, 'site-secret'), randomBytes(32).toString('hex'));
  writeFileSync(join(secrets, 'database-url'), databaseUrl);
  const [port, servicesPort] = [await findFreePort(), await findFreePort()];
  const env = {
    PATH: process.env.PATH,
    ...Object.fromEntries(
      Object.entries(stage.env).map(([name, value]) => [name, value.replace(/^\/app/, image)]),
    ),
    HOST: '127.0.0.1',
    SERVICES_HOST: '127.0.0.1',
    PORT: String(port),
    SERVICES_PORT: String(servicesPort),
    SITE_SECRET_FILE: join(secrets, 'site-secret'),
    DATABASE_URL_FILE: join(secrets, 'database-url'),
    MEDIA_DIR: join(image, '../media'),
    SERVICES_URL: `http://127.0.0.1:${servicesPort}`,
    SITE_URLS: brands.map((brand) => `${brand}=https://${brand}.example`).join(),
    LOG_LEVEL: 'error',
  };
  const ends = /** @type {(() => Promise<unknown>)[]} */ ([]);
  /** @type {(args: string[], port: number) => Promise<void>} */
  const start = async ([, ...args], port) => {
    const child = spawn(process.execPath, args, { cwd: image, env, stdio: 'inherit' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const gone = new AbortController();
    const program = args.at(-1);
    ended.then(() => gone.abort(new Error(`${program} of the image ended before it was ready`)));
    ends.push(async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`${program} of the image ended with ${code}`);
    });
    await waitUntilReady(`http://127.0.0.1:${port}/health/ready`, { signal: gone.signal });
    say(`   ${program} of the image is ready`);
  };
  try {
    await start(SERVICES, servicesPort);
    await start(stage.command, port);
    for (const brand of brands) {
      const status = await statusOfHome(port, `${brand}.localhost`);
      say(`   the home page of ${brand} answers ${status}`);
      if (status !== 200) throw new Error(`the home page of ${brand} answers ${status}`);
    }
  } finally {
    for (const end of ends.reverse()) await end();
  }
};
