import { appendFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BinaryContext, runBinary } from '@broadsheet/services/platform/postgres/run-binary';
import { giveTo, resolveServerUser } from '@broadsheet/services/platform/postgres/server-user';
import {
  type PostgresProcess,
  postgresProcess,
} from '@broadsheet/test-kit/database/postgres-process';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';

const DEBIAN = '/usr/lib/postgresql';
const ROLE = 'broadsheet';
const NEEDED = ['initdb', 'postgres', 'createdb', 'pg_basebackup', 'pg_dump', 'pg_restore'];

const isComplete = (home: string): boolean =>
  NEEDED.every((name) => existsSync(join(home, 'bin', name)));

/** A PostgreSQL with its tools, which npm's lacks: POSTGRES_HOME, else the newest of Debian's. Throws how to get it. */
const findHome = (): string => {
  const named = process.env.POSTGRES_HOME;
  const installed = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
    : [];
  const home = (named ? [named] : installed.map((name) => join(DEBIAN, name))).find(isComplete);
  if (home) return home;
  throw new Error(
    `No PostgreSQL with ${NEEDED.join(', ')}: install Debian's package postgresql, or name the folder above its bin by POSTGRES_HOME.`,
  );
};

export interface MachinePostgres {
  /** Such as `/usr/lib/postgresql/15`. */
  readonly home: string;
  /** Runs one of its tools to completion, as the server's user. */
  readonly run: (tool: string, ...given: readonly string[]) => Promise<void>;
  /** Makes a folder that the server may write to. */
  readonly makeFolder: (name: string) => string;
  /** A server over a folder of data, not running yet. @param settings added to those that it has */
  readonly serve: (
    cluster: string,
    settings: Readonly<Record<string, string>>,
  ) => Promise<PostgresProcess>;
  /** Creates and starts a new server with an empty database. */
  readonly startNew: (
    name: string,
    settings?: Readonly<Record<string, string>>,
  ) => Promise<PostgresProcess>;
}

/** The machine's PostgreSQL, for servers below a folder that every user may enter. */
export const openMachinePostgres = (root: string): MachinePostgres => {
  const user = resolveServerUser();
  const context: BinaryContext = { native: findHome(), user };
  const run: MachinePostgres['run'] = (tool, ...given) => runBinary(context, tool, given, root);
  const makeFolder = (name: string): string => {
    const folder = join(root, name);
    mkdirSync(folder, { mode: 0o700 });
    giveTo(user, folder);
    return folder;
  };
  const serve: MachinePostgres['serve'] = async (cluster, settings) => {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    appendFileSync(join(cluster, 'postgresql.auto.conf'), lines.join(''));
    const port = await findFreePort();
    const url = `postgres://${ROLE}@127.0.0.1:${port}/broadsheet`;
    return postgresProcess(context, cluster, { url, port });
  };
  const startNew: MachinePostgres['startNew'] = async (name, settings = {}) => {
    const cluster = makeFolder(name);
    const made = [`--username=${ROLE}`, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
    await run('initdb', `--pgdata=${cluster}`, ...made);
    const server = await serve(cluster, settings);
    await server.start();
    await run('createdb', `--maintenance-db=${atPostgres(server.url)}`, 'broadsheet');
    return server;
  };
  return { home: context.native, run, makeFolder, serve, startNew };
};

const atPostgres = (url: string): string =>
  Object.assign(new URL(url), { pathname: '/postgres' }).href;
