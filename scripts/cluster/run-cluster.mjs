import { fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { supervise } from '../run/supervise.mjs';
import { choosePorts } from './choose-ports.mjs';
import { namePorts, PORTS, prepareParts, REST_SECONDS } from './cluster-parts.mjs';
import { isRedisJoined, joinRedis } from './redis.mjs';

const END_WITH_CLUSTER = fileURLToPath(new URL('./end-with-cluster.mjs', import.meta.url));
const POLL_MS = 50;
const LONGEST_START_MS = 180_000;
/** nginx counts in whole seconds, and has to try a server before it counts on it. */
const TRIED_AGAIN_MS = (REST_SECONDS + 2) * 1_000;

/** Reports to a process that outlives this one all others that would. */
const startWatchdog = () => {
  const watchdog = fork(END_WITH_CLUSTER, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  watchdog.unref();
  watchdog.channel?.unref();
  return {
    /** @type {(name: string, pid: number | undefined) => void} */
    note: (name, pid) => void (watchdog.connected && watchdog.send({ name, pid })),
    end: () => watchdog.kill('SIGKILL'),
  };
};

/** @type {(name: string, what: () => Promise<boolean>, cluster: { assertRuns: () => void, dataDir: string }) => Promise<void>} */
const until = async (name, what, { assertRuns, dataDir }) => {
  const deadline = Date.now() + LONGEST_START_MS;
  while (!(await what().catch(() => false))) {
    assertRuns();
    if (Date.now() > deadline) throw new Error(`${name} is not ready; look into ${dataDir}`);
    await delay(POLL_MS);
  }
};

/**
 * Runs a program of the cluster and restarts it; the watchdog knows each of its processes.
 * @param {import('./cluster-parts.mjs').Part} part
 * @param {{ root: string, say: (line: string) => void, watchdog: ReturnType<typeof startWatchdog> }} options
 */
const supervisePart = ({ isReady: _, prepare: __, ...program }, { root, say, watchdog }) =>
  supervise({
    ...program,
    cwd: root,
    say,
    spawnProgram: (what, cwd) => {
      const child = program.spawnProgram(what, cwd);
      watchdog.note(program.name, child.pid);
      return child;
    },
  });

/**
 * Starts PostgreSQL with a standby, a Redis Cluster, two services, Varnish, nginx and two BFFs, in this order, each supervised.
 * `ready` rejects when one of them does not become ready.
 * @param {{
 *   root: string,
 *   dataDir: string,
 *   port: number,
 *   env: NodeJS.ProcessEnv,
 *   say: (line: string) => void,
 * }} options root: a built checkout; port: nginx's, and the first that the others may take; env: what programs are given
 */
export const runCluster = async ({ root, dataDir, port, env, say }) => {
  const ports = namePorts(await choosePorts(port, PORTS));
  const { parts, databaseUrl } = await prepareParts({ root, dataDir, ports, env, say });
  const watchdog = startWatchdog();
  /** @type {Map<string, ReturnType<typeof supervise>>} */
  const programs = new Map();
  let stopped = false;
  /** @type {Promise<void> | undefined} */
  let stopping;

  const assertRuns = () => {
    if (stopped) throw new Error('the cluster was stopped');
  };
  /** @type {(name: string) => import('./cluster-parts.mjs').Part} */
  const partOf = (name) => {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`the cluster has no ${name}`);
    return part;
  };
  /** @type {(name: string) => Promise<void>} */
  const untilReady = (name) => until(name, partOf(name).isReady, { assertRuns, dataDir });
  /** @type {(part: import('./cluster-parts.mjs').Part) => Promise<void>} */
  const startPart = async (part) => {
    assertRuns();
    programs.set(part.name, supervisePart(part, { root, say, watchdog }));
    await untilReady(part.name);
    await part.prepare?.();
  };
  const start = async () => {
    for (const part of parts) await startPart(part);
    await joinRedis(ports.redis);
    await until('Redis', () => isRedisJoined(ports.redis), { assertRuns, dataDir });
  };
  const stopAll = async () => {
    for (const program of [...programs.values()].reverse()) await program.stop();
    watchdog.end();
  };

  return {
    ready: start(),
    ports,
    /** Of the primary. */
    databaseUrl,
    names: parts.map(({ name }) => name),
    /** Process ids of what runs now, by name. */
    pids: () => Object.fromEntries([...programs].map(([name, program]) => [name, program.pid()])),
    /**
     * Kills a program outright; its supervisor starts it again. Answers whether it ran.
     * @param {string} name
     */
    kill: (name) => {
      const pid = programs.get(name)?.pid();
      return pid !== undefined && process.kill(pid, 'SIGKILL');
    },
    untilReady,
    /**
     * Stops a program, starts it again, and waits until nginx uses it again.
     * @param {string} name
     * @param {NodeJS.ProcessEnv} [env] joins its environment
     */
    replace: async (name, env) => {
      const change = { env: { ...partOf(name).env, ...env } };
      const orderly = await programs.get(name)?.replace(change);
      await untilReady(name);
      await delay(TRIED_AGAIN_MS);
      return orderly;
    },
    stop: () => {
      stopped = true;
      stopping ??= stopAll();
      return stopping;
    },
  };
};
