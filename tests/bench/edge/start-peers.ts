import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { findServerProgram } from '../../../scripts/setup/find-server-program.mjs';
import { startVarnish } from '../../edge/start-varnish.ts';
import type { BenchSite } from '../servers/bench-site.ts';
import { giveServerCore } from '../servers/cores.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { closeAtEnd } from '../servers/left-open.ts';
import { descendantsOf } from '../servers/process-figures.ts';
import { ROOT } from '../servers/root.ts';
import { type RunningProgram, startProgram } from '../servers/start-program.ts';

const SEND_FILE = fileURLToPath(new URL('./send-file.mjs', import.meta.url));
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The process which serves, of a program that has started it; it gets the core of servers. */
const serverOf = (pid: number): number => {
  const [server] = descendantsOf(pid);
  if (server === undefined) throw new Error(`process ${pid} has started no other`);
  giveServerCore(server);
  return server;
};

const nginxConfig = (folder: string, port: number): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${join(folder, name)};`).join('\n')}
  default_type text/html;
  keepalive_requests 100000000;
  open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    gzip_static on;
  }
}
`;

/** nginx with the page as a file and its compressed copy beside it, at \`/index.html\`. */
export const startNginx = async (parent: string, page: Buffer): Promise<RunningProgram> => {
  const folder = join(parent, 'nginx');
  await mkdir(folder);
  await writeFile(join(folder, 'index.html'), gunzipSync(page));
  await writeFile(join(folder, 'index.html.gz'), page);
  const port = await findFreePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(folder, port));
  const { executablePath, env } = findServerProgram(ROOT, 'nginx', console.error);
  const started = await startProgram(
    [executablePath, ['-e', join(folder, 'error.log'), '-p', folder, '-c', config]],
    {
      url: `http://127.0.0.1:${port}`,
      readyPath: '/index.html',
      cwd: folder,
      env: { ...process.env, ...env },
    },
  );
  return { ...started, pid: serverOf(started.pid) };
};

/** Fastify with the page in memory. */
export const startFastify = async (site: BenchSite, page: Buffer): Promise<RunningProgram> => {
  const file = join(site.folder, 'home.html.gz');
  await writeFile(file, page);
  const port = await findFreePort();
  return site.startOther([SEND_FILE, file, `${port}`], {
    port,
    readyPath: '/',
    cwd: ROOT,
    env: {},
  });
};

/** Varnish in front of a BFF. */
export const startEdge = async (bff: RunningProgram): Promise<RunningProgram> => {
  const { host } = new URL(bff.url);
  const varnish = await startVarnish({ bffs: [host, host] });
  const stop = closeAtEnd(varnish.close);
  return { pid: serverOf(varnish.pid), url: varnish.url, readyMs: 0, stop };
};
