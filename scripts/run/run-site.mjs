import { join } from 'node:path';
import { findFreePort, isPortFree } from './ports.mjs';
import { SERVER_FLAGS, SERVICES_FLAGS } from './server-flags.mjs';
import { spawnNode } from './spawn-program.mjs';
import { stopLeftDatabase } from './stop-left-database.mjs';
import { supervise } from './supervise.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/** From the port of the site to that of its services: 3100 for 3000. */
const SERVICES_PORT_DISTANCE = 100;
const LAST_PORT = 65_535;
/** The usual port of a site, and its metrics ports for operators of this machine. */
const USUAL_PORT = 3000;
const METRICS_PORTS = { bff: 9464, services: 9465 };
/** The file where services with an embedded database write its address. */
const ADDRESS_FILE = 'postgres/url';
const SERVICE_NAMES = ['AUTH', 'JOB', 'USER', 'OTP', 'MEDIA', 'SUBSCRIPTION', 'COURSE', 'SEO'];

/** @type {(env: NodeJS.ProcessEnv) => boolean} */
export const hasOwnUpstreams = (env) =>
  Boolean(env.SERVICES_URL) || SERVICE_NAMES.every((name) => env[`${name}_URL`]);

/** @type {(host: string | undefined) => string} */
const reachableHost = (host) => (!host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

/**
 * The BFF's access to the services' database: an embedded one by the file that contains its current address.
 * @type {(env: NodeJS.ProcessEnv, dataDir: string) => NodeJS.ProcessEnv}
 */
const databaseOf = (env, dataDir) =>
  env.DATABASE_URL || env.DATABASE_URL_FILE
    ? {}
    : { DATABASE_URL_FILE: join(dataDir, ADDRESS_FILE) };

/**
 * Follows the port of the site, so that two sites that start at once do not choose the same free port.
 * @type {(env: NodeJS.ProcessEnv, port: number) => Promise<number>}
 */
const chooseServicesPort = async (env, port) => {
  if (env.SERVICES_PORT) return Number(env.SERVICES_PORT);
  const usual = port + SERVICES_PORT_DISTANCE;
  return usual <= LAST_PORT && (await isPortFree(usual)) ? usual : findFreePort();
};

/**
 * The usual metrics ports are of the site at the usual port, and in production. Other sites get free ones, so that two
 * that start at once do not share one.
 * @type {(env: NodeJS.ProcessEnv, port: number) => Promise<Record<'services' | 'bff', string>>}
 */
const chooseMetricsPorts = async (env, port) => {
  const mayBeUsual = port === USUAL_PORT || env.APP_ENV === 'production';
  /** @type {(given: string | undefined, usual: number) => Promise<string>} */
  const choose = async (given, usual) => {
    if (given) return given;
    return String(mayBeUsual && (await isPortFree(usual)) ? usual : await findFreePort());
  };
  return {
    bff: await choose(env.METRICS_PORT, METRICS_PORTS.bff),
    services: await choose(env.SERVICES_METRICS_PORT, METRICS_PORTS.services),
  };
};

/** @type {(root: string) => Record<'services' | 'bff', import('./spawn-program.mjs').Program>} */
const builtPrograms = (root) => ({
  services: { args: [...SERVICES_FLAGS, join(root, 'packages/services/dist/server.js')], env: {} },
  bff: { args: [...SERVER_FLAGS, join(root, 'bff/dist/server.js')], env: {} },
});

/**
 * Rejects when the program ends before it is ready.
 * @type {(program: ReturnType<typeof supervise>, url: string, stopped: AbortSignal) => Promise<void>}
 */
const untilReady = async (program, url, stopped) => {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, stopped]);
  await Promise.race([
    waitUntilReady(url, { signal }),
    program.firstExit.then((reason) => {
      ended.abort(new Error(reason));
      throw new Error(`${reason} before it was ready`);
    }),
  ]);
};

/**
 * Stops the BFF first, so that none of its requests reaches services that are closing.
 * @type {(programs: ReturnType<typeof supervise>[], dataDir: string) => Promise<void>}
 */
const stopPrograms = async (programs, dataDir) => {
  for (const program of [...programs].reverse()) {
    const orderly = await program.stop();
    if (program.name === 'services' && !orderly) await stopLeftDatabase(dataDir);
  }
};

/**
 * Runs the services and the BFF, each supervised, and tells when the site answers.
 * `ready` rejects when one of them ends before that; stop() ends both, and their database with them.
 * @param {{
 *   root: string,
 *   port: number,
 *   env: NodeJS.ProcessEnv,
 *   say: (line: string) => void,
 *   programs?: ReturnType<typeof builtPrograms>,
 *   spawnProgram?: (name: string) => import('./spawn-program.mjs').Spawn,
 * }} options env: for both programs; programs: in place of the built ones; spawnProgram: for output that goes elsewhere
 */
export const runSite = ({
  root,
  port,
  env,
  say,
  programs: given = builtPrograms(root),
  spawnProgram = () => spawnNode(),
}) => {
  /** @type {ReturnType<typeof supervise>[]} */
  const programs = [];
  let metricsPorts = { bff: '', services: '' };
  const dataDir = env.DATA_DIR || join(root, '.data');
  const stopped = new AbortController();
  /** @type {Promise<void> | undefined} */
  let stopping;

  /**
   * Starts a program, and waits until it answers at the URL.
   * @type {(name: 'services' | 'bff', url: string, own: NodeJS.ProcessEnv) => Promise<void>}
   */
  const startProgram = async (name, url, own) => {
    const { args, env: ofProgram } = given[name];
    const program = supervise({
      name,
      args,
      env: { ...ofProgram, ...env, ...own },
      cwd: root,
      say,
      spawnProgram: spawnProgram(name),
    });
    programs.push(program);
    await untilReady(program, url, stopped.signal);
  };

  /** @type {(port: number, url: string) => Promise<void>} */
  const startServices = (servicesPort, url) => {
    say('starting the services: database, migrations, and on the first start demo data');
    return startProgram('services', `${url}/health/ready`, {
      SERVICES_PORT: String(servicesPort),
      SERVICES_METRICS_PORT: metricsPorts.services,
    });
  };

  /** @type {(upstream: NodeJS.ProcessEnv) => Promise<void>} */
  const startBff = (upstream) => {
    say('starting the site');
    const url = `http://${reachableHost(env.HOST)}:${port}/health/ready`;
    const ports = { PORT: String(port), METRICS_PORT: metricsPorts.bff };
    return startProgram('bff', url, { ...upstream, ...ports });
  };

  const start = async () => {
    metricsPorts = await chooseMetricsPorts(env, port);
    if (hasOwnUpstreams(env)) return startBff({});
    const servicesPort = await chooseServicesPort(env, port);
    const servicesUrl = `http://${reachableHost(env.SERVICES_HOST)}:${servicesPort}`;
    // One after the other: a site that answers before its jobs are there would be ready in name only.
    await startServices(servicesPort, servicesUrl);
    await startBff({ SERVICES_URL: servicesUrl, ...databaseOf(env, dataDir) });
  };

  return {
    ready: start(),
    /** The metrics port of each program, known once it is ready. */
    metricsPorts: () => metricsPorts,
    /** Process ids of the programs that run now, by name. */
    pids: () => Object.fromEntries(programs.map((program) => [program.name, program.pid()])),
    /** Ends a program and starts it again. */
    restart: async (/** @type {string} */ name) => {
      await programs.find((program) => program.name === name)?.replace();
    },
    stop: () => {
      stopped.abort(new Error('the site was stopped'));
      stopping ??= stopPrograms(programs, dataDir);
      return stopping;
    },
  };
};
