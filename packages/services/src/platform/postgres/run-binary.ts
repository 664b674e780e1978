import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ServerUser } from './server-user.ts';

export interface BinaryContext {
  /** The `native` folder. */
  readonly native: string;
  readonly user: ServerUser | undefined;
}

export const binaryPath = ({ native }: BinaryContext, name: string): string =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** Passes few variables to the server, so that a PGDATA or LD_PRELOAD of the caller changes nothing. */
export const binaryEnvironment = ({ native }: BinaryContext): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  TEMP: process.env.TEMP,
  LC_ALL: 'C',
  LD_LIBRARY_PATH: join(native, 'lib'),
});

/** Runs one of PostgreSQL's tools to its end. Rejects with its output when it fails. */
export const runBinary = (
  context: BinaryContext,
  name: string,
  args: readonly string[],
  cwd: string,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(binaryPath(context, name), args, {
      ...context.user,
      cwd,
      env: binaryEnvironment(context),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const append = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', (error) => reject(new Error(`${name} did not start: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${name} failed with code ${code}:\n${output.trim()}`));
    });
  });
