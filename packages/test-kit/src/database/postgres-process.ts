import { type ChildProcess, spawn } from 'node:child_process';
import { canConnect } from '@broadsheet/services/platform/postgres/connection-check';
import {
  type BinaryContext,
  binaryEnvironment,
  binaryPath,
} from '@broadsheet/services/platform/postgres/run-binary';

export interface PostgresProcess {
  readonly url: string;
  /** Starts it on its port, and waits until it answers. */
  readonly start: () => Promise<void>;
  /** Kills it at once, like a crash: it recovers unwritten data at the next start. */
  readonly kill: () => Promise<void>;
}

const POLL_MS = 50;

/** A server over an existing data folder; it does not run yet. */
export const postgresProcess = (
  context: BinaryContext,
  cluster: string,
  address: { readonly url: string; readonly port: number },
): PostgresProcess => {
  const admin = new URL(address.url);
  admin.pathname = '/postgres';
  let child: ChildProcess | undefined;
  const launch = (): ChildProcess =>
    spawn(
      binaryPath(context, 'postgres'),
      [
        `-D${cluster}`,
        `-p${address.port}`,
        ...['listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((one) => ['-c', one]),
      ],
      { ...context.user, cwd: cluster, env: binaryEnvironment(context), stdio: 'ignore' },
    );
  return {
    url: address.url,
    start: async () => {
      child = launch();
      while (!(await canConnect(admin.href))) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL in ${cluster} did not start`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
    },
  };
};
