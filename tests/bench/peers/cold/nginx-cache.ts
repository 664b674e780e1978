import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServerProgram } from '../../../../scripts/setup/find-server-program.mjs';
import type { BenchSite } from '../../servers/bench-site.ts';
import { giveServerCore } from '../../servers/cores.ts';
import { findFreePort } from '../../servers/find-free-port.ts';
import { ROOT } from '../../servers/root.ts';
import { type RunningProgram, startProgram } from '../../servers/start-program.ts';

/** The pages of an origin by address and experience band, for a minute. One process, so that its CPU time is that of the cache. */
const configurationOf = (folder: string, port: number, origin: string): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${origin};
      proxy_http_version 1.1;
      proxy_cache pages;
      proxy_cache_key "$uri $cookie_band $http_accept_encoding";
      proxy_cache_valid 200 60s;
      proxy_ignore_headers Cache-Control Expires Vary Set-Cookie;
    }
  }
}
`;

/**
 * Starts nginx with `proxy_cache` in front of a server that varies its pages by the cookie of the experience band.
 * @throws {Error} with how to get it, where this machine has no nginx
 */
export const startNginxCache = async (
  { folder }: BenchSite,
  { url: origin }: RunningProgram,
): Promise<RunningProgram> => {
  const { executablePath, env } = findServerProgram(ROOT, 'nginx', () => undefined);
  const port = await findFreePort();
  const file = join(folder, 'nginx-cache.conf');
  writeFileSync(file, configurationOf(folder, port, origin));
  const started = await startProgram([executablePath, ['-c', file, '-p', folder]], {
    url: `http://127.0.0.1:${port}`,
    readyPath: '/',
    cwd: folder,
    env,
  });
  giveServerCore(started.pid);
  return started;
};
