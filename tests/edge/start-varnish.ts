import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import { configureVarnish } from '../../scripts/cluster/varnish.mjs';
import { findServerProgram } from '../../scripts/setup/find-server-program.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const READY_WITHIN_MS = 60_000;
const POLL_MS = 20;

/** The secret that purges of a test's Varnish name. */
export const PURGE_SECRET = 'a-secret-of-purges-for-tests-alone';

/** Why this machine cannot run Varnish; null where it can. */
export const whyNoVarnish = (): string | null => {
  try {
    findServerProgram(ROOT, 'varnishd', () => undefined);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

interface VarnishOptions {
  /** `host:port` of both BFFs; one may be both. */
  readonly bffs: readonly [string, string];
  /** The address of those that name their clients. */
  readonly front?: string;
  readonly purger?: string;
  /** Where it listens, where others have to know it first. */
  readonly port?: number;
  /** A file that holds all that is stored, so that a test can read it. */
  readonly storeFile?: string;
}

export interface TestVarnish {
  /** Of the process that starts the one which serves. */
  readonly pid: number;
  readonly port: number;
  readonly url: string;
  readonly close: () => Promise<void>;
}

const configure = (folder: string, options: VarnishOptions) => {
  const secretFile = join(folder, 'secret');
  writeFileSync(secretFile, `${PURGE_SECRET}\n`, { mode: 0o600 });
  const { front = '127.0.0.1', purger = '127.0.0.1' } = options;
  return configureVarnish({
    root: ROOT,
    folder,
    site: { bffs: options.bffs, fronts: `"${front}"`, purgers: `"${purger}"`, secretFile },
    report: () => undefined,
  });
};

/** What the compiler of Varnish says of the checked-in configuration; empty where it is valid. */
export const compileVcl = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-vcl-'));
  try {
    const bffs = ['127.0.0.1:3001', '127.0.0.1:3002'] as const;
    const { executablePath, env, args } = configure(folder, { bffs });
    const { status, stderr } = spawnSync(
      executablePath,
      ['-C', '-n', join(folder, 'run'), ...args],
      {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      },
    );
    return status === 0 ? '' : stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const isListening = (url: string): Promise<boolean> =>
  fetch(`${url}/health/edge`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A Varnish with the checked-in configuration on a free port; whoever starts it closes it. */
export const startVarnish = async (options: VarnishOptions): Promise<TestVarnish> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-varnish-'));
  const run = join(folder, 'run');
  mkdirSync(run);
  const { executablePath, env, args } = configure(folder, options);
  const { storeFile } = options;
  const store = storeFile === undefined ? 'malloc,256m' : `file,${storeFile},128m`;
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    executablePath,
    // An empty secret for varnishadm: nobody asks it.
    ['-F', '-n', run, '-a', `127.0.0.1:${port}`, '-T', 'none', '-s', store, ...args],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let written = '';
  const hear = (chunk: Buffer) => {
    written += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async () => {
    if (!hasEnded(child)) child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isListening(url))) {
    if (hasEnded(child) || performance.now() > deadline) {
      await close();
      throw new Error(`varnishd did not start:\n${written}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    pid: child.pid ?? 0,
    port,
    url,
    close,
  };
};
