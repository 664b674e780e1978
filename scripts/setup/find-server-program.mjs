import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What npm has no package of, by the command's name: the Debian packages with it and the libraries it needs. */
const PACKAGES = {
  'redis-server': [
    'redis-server',
    'redis-tools',
    'libatomic1',
    'libjemalloc2',
    'liblua5.1-0',
    'liblzf1',
    'lua-bitop',
    'lua-cjson',
  ],
  nginx: ['nginx'],
  varnishd: ['varnish', 'varnish-modules', 'libjemalloc2', 'libpcre2-8-0'],
  prometheus: ['prometheus'],
};

/** @typedef {keyof typeof PACKAGES} ServerProgram */
/** @typedef {{ executablePath: string, env: Record<string, string> }} FoundProgram env: to be added to its own */

/** @type {(name: ServerProgram) => string | undefined} */
const findInstalled = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin']
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** @type {(command: string, args: string[], cwd: string) => void} */
const run = (command, args, cwd) => {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error((error?.message ?? stderr.trim()) || `${command} failed`);
};

/** Downloads and unpacks into a folder of its own: nothing is installed, started or left on the machine. */
const unpack = (/** @type {ServerProgram} */ name, /** @type {string} */ folder) => {
  const apt = join(folder, 'apt');
  for (const path of ['lists/partial', 'archives/partial', 'packages'])
    mkdirSync(join(apt, path), { recursive: true });
  const places = ['-o', `Dir::State::lists=${join(apt, 'lists')}`, '-o', `Dir::Cache=${apt}`];
  const options = [...places, '-o', 'APT::Sandbox::User=', '-qq'];
  const packages = join(apt, 'packages');
  run('apt-get', [...options, 'update'], packages);
  run('apt-get', [...options, 'download', ...PACKAGES[name]], packages);
  for (const file of readdirSync(packages)) run('dpkg-deb', ['-x', file, folder], packages);
  rmSync(apt, { recursive: true });
};

/**
 * A server that no npm package carries: `<NAME>_PATH` (REDIS_SERVER_PATH, NGINX_PATH, VARNISHD_PATH, PROMETHEUS_PATH), else the installed one, else
 * Debian's, unpacked once into node_modules/.cache.
 * @param {string} root
 * @param {ServerProgram} name
 * @param {(line: string) => void} say
 * @returns {FoundProgram}
 * @throws {Error} with how to get it, where there is none
 */
export const findServerProgram = (root, name, say) => {
  const variable = `${name.toUpperCase().replace('-', '_')}_PATH`;
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} is ${named}, which is not there.`);
  const installed = named ?? findInstalled(name);
  if (installed) return { executablePath: installed, env: {} };
  const folder = join(root, 'node_modules/.cache', `debian-${name}`);
  if (!existsSync(folder)) {
    say(`unpacking ${name} from Debian's packages`);
    const unfinished = `${folder}-${process.pid}`;
    try {
      unpack(name, unfinished);
      renameSync(unfinished, folder);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another process may have been first.
      if (!existsSync(folder)) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(
          `${name} is not installed, and Debian's package could not be had (${reason}). Install it, or name it by ${variable}.`,
        );
      }
    }
  }
  const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const libraries = join(folder, 'usr/lib', `${architecture}-linux-gnu`);
  const executablePath = ['usr/sbin', 'usr/bin']
    .map((bin) => join(folder, bin, name))
    .find((path) => existsSync(path));
  if (!executablePath) throw new Error(`${folder} holds no ${name}; remove it and try again.`);
  return {
    executablePath,
    env: {
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
    },
  };
};
