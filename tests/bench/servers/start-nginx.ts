import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxConfigOf } from '../../../scripts/cluster/nginx-config.mjs';
import { findServerProgram } from '../../../scripts/setup/find-server-program.mjs';
import { findFreePort } from './find-free-port.ts';
import { ROOT } from './root.ts';
import { serverOf } from './server-of.ts';
import { type RunningProgram, startProgram } from './start-program.ts';

interface NginxOptions {
  /** Created for it. */
  readonly folder: string;
  /** Answers 200 once it is ready. */
  readonly readyPath: string;
  /** Directives of its http block. @param port that it is to listen on */
  readonly http: (port: number) => string;
}

/**
 * Starts nginx with one worker on the servers' core; the pid is the worker's.
 * @throws {Error} with how to get it, where this machine has no nginx
 */
export const startNginx = async ({
  folder,
  readyPath,
  http,
}: NginxOptions): Promise<RunningProgram> => {
  await mkdir(folder, { recursive: true });
  const port = await findFreePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfigOf(folder, 1, http(port)));
  const { executablePath, env } = findServerProgram(ROOT, 'nginx', console.error);
  const started = await startProgram(
    [executablePath, ['-e', join(folder, 'error.log'), '-p', folder, '-c', config]],
    { url: `http://127.0.0.1:${port}`, readyPath, cwd: folder, env },
  );
  return { ...started, pid: serverOf(started.pid) };
};
