import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packCache } from './program-cache.ts';
import { loadServerProgram } from './server-program.ts';

// The last step of a build: a start, so that V8 has compiled what starts need, and what it compiled is kept.
const { exports, bytes, script, cacheFile } = loadServerProgram(import.meta.url);
const server = await exports.startServer({
  env: {
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SITE_SECRET: 'only for the start of a build, by itself',
    SERVICES_URL: 'http://127.0.0.1:9',
    CONTENT_DIR: fileURLToPath(new URL('./bundled', import.meta.url)),
    RENDERER_DIR: fileURLToPath(new URL('../../renderer/dist', import.meta.url)),
  },
  importModule: (href) => import(href),
});
for (const path of ['/health/ready', '/', '/c/backend-jobs', '/faq'])
  await (await fetch(`${server.url}${path}`, { headers: { connection: 'close' } })).arrayBuffer();
writeFileSync(`${cacheFile}.new`, packCache(bytes, script.createCachedData()));
renameSync(`${cacheFile}.new`, cacheFile);
await server.close();
