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
  /** As REDIS_URL takes it. */
  readonly url: string;
  /** Ends it as a fault of the machine would. */
  readonly kill: () => Promise<void>;
  /** Has it answer nobody, while its connections stand. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Brings it back on the same port, with nothing in it. */
  readonly restart: () => Promise<void>;
  /** Ends it, and removes what it has written. */
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

/** How a Redis is entered that not everybody may enter. */
interface Secured {
  readonly password: string;
  /** It is reached over TLS then, by a port of its own; absent: as it comes. */
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
 * A Redis of the test's own on a free port, which keeps nothing on the disk; to be closed by the test.
 * @param given arguments of redis-server. Throws where it cannot be had.
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
