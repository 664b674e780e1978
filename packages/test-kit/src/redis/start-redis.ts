import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { findFreePort } from '../site/free-port.ts';
import type { TestCertificate } from './make-certificate.ts';

export interface TestRedis {
  /** Without TLS. */
  readonly port: number;
  /** For REDIS_URL. */
  readonly url: string;
  /** Kills it, like a fault of the machine. */
  readonly kill: () => Promise<void>;
  /** Stops its responses, while its connections stay open. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Starts it again on the same port, empty. */
  readonly restart: () => Promise<void>;
  /** Stops it, and removes its files. */
  readonly close: () => Promise<void>;
}

const READY = /Ready to accept connections/;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const end = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
};

const launch = async (port: number, dir: string, more: readonly string[]) => {
  const program = inject('redisProgram');
  if ('reason' in program) throw new Error(program.reason);
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir];
  const child = spawn(
    program.executablePath,
    ['--port', String(port), ...settings, '--loglevel', 'notice', ...more],
    { env: { ...process.env, ...program.env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let written = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      written += chunk.toString();
      if (READY.test(written)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`redis-server did not start:\n${written}`)));
  });
  return child;
};

/** Access control of a Redis. */
interface Secured {
  readonly password: string;
  /** Enables TLS, on a separate port; absent: without TLS. */
  readonly certificate?: TestCertificate;
}

const securedArgs = ({ password, certificate }: Secured, tlsPort: number): string[] => [
  ...['--requirepass', password, '--masterauth', password],
  ...(certificate
    ? [
        ...['--tls-port', String(tlsPort), '--tls-auth-clients', 'no'],
        ...['--tls-cert-file', certificate.file, '--tls-key-file', certificate.keyFile],
        ...['--tls-ca-cert-file', certificate.file],
      ]
    : []),
];

/**
 * A Redis for one test on a free port, which stores nothing on disk; the test closes it.
 * @param given arguments of redis-server. Throws where it is not available.
 */
export const startRedis = async (
  given: readonly string[] = [],
  secured?: Secured,
): Promise<TestRedis> => {
  const port = await findFreePort();
  const tlsPort = await findFreePort();
  const more = [...given, ...(secured ? securedArgs(secured, tlsPort) : [])];
  const dir = mkdtempSync(join(tmpdir(), 'broadsheet-redis-'));
  let child = await launch(port, dir, more);
  const entered = secured ? `:${secured.password}@` : '';
  return {
    port,
    url: secured?.certificate
      ? `rediss://${entered}127.0.0.1:${tlsPort}`
      : `redis://${entered}127.0.0.1:${port}`,
    kill: () => end(child),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    restart: async () => {
      await end(child);
      child = await launch(port, dir, more);
    },
    close: async () => {
      await end(child);
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
