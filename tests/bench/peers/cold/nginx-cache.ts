import { join } from 'node:path';
import type { BenchSite } from '../../servers/bench-site.ts';
import { startNginx } from '../../servers/start-nginx.ts';
import type { RunningProgram } from '../../servers/start-program.ts';

/** The pages of an origin by address and experience band, for a minute. */
const cacheOf = (folder: string, port: number, origin: string): string => `
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
`;

/** nginx with `proxy_cache` in front of a server that varies its pages by the cookie of the experience band. */
export const startNginxCache = (
  site: BenchSite,
  origin: RunningProgram,
): Promise<RunningProgram> => {
  const folder = join(site.folder, 'nginx-cache');
  return startNginx({
    folder,
    readyPath: '/',
    http: (port) => cacheOf(folder, port, origin.url),
  });
};
