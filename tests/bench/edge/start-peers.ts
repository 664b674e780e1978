import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { startVarnish } from '../../edge/start-varnish.ts';
import type { BenchSite } from '../servers/bench-site.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { closeAtEnd } from '../servers/left-open.ts';
import { ROOT } from '../servers/root.ts';
import { serverOf } from '../servers/server-of.ts';
import { startNginx } from '../servers/start-nginx.ts';
import type { RunningProgram } from '../servers/start-program.ts';

const SEND_FILE = fileURLToPath(new URL('./send-file.mjs', import.meta.url));

/** nginx with the page as a file and its compressed copy beside it, at `/index.html`. */
export const startNginxFile = async (parent: string, page: Buffer): Promise<RunningProgram> => {
  const folder = join(parent, 'nginx');
  await mkdir(folder);
  await writeFile(join(folder, 'index.html'), gunzipSync(page));
  await writeFile(join(folder, 'index.html.gz'), page);
  return startNginx({
    folder,
    readyPath: '/index.html',
    http: (port) => `
  default_type text/html;
  keepalive_requests 100000000;
  open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    gzip_static on;
  }`,
  });
};

/** Fastify with the page in memory; every cache may store it. */
export const startFastify = async (site: BenchSite, page: Buffer): Promise<RunningProgram> => {
  const port = await findFreePort();
  const file = join(site.folder, `${port}.html.gz`);
  await writeFile(file, page);
  return site.startOther([SEND_FILE, file, `${port}`], {
    port,
    readyPath: '/',
    cwd: ROOT,
    env: {},
  });
};

/** Varnish in front of a BFF, or of another server. */
export const startEdge = async (behind: RunningProgram): Promise<RunningProgram> => {
  const { host } = new URL(behind.url);
  const varnish = await startVarnish({ bffs: [host, host] });
  const stop = closeAtEnd(varnish.close);
  return { pid: serverOf(varnish.pid), url: varnish.url, readyMs: 0, stop };
};
