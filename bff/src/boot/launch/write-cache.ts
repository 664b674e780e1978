import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoadedProgram } from './load-program.ts';
import { packCache } from './program-cache.ts';
import { createImport, loadServerProgram } from './server-program.ts';

// Last step of a build: starts the program once, and saves what V8 compiled for the start.
const program = loadServerProgram(import.meta.url);
const loaded: LoadedProgram[] = [program];
const server = await program.exports.startServer({
  env: {
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SITE_SECRET: randomBytes(32).toString('hex'),
    SERVICES_URL: 'http://127.0.0.1:9',
    CONTENT_DIR: fileURLToPath(new URL('./bundled', import.meta.url)),
    RENDERER_DIR: fileURLToPath(new URL('../../renderer/dist', import.meta.url)),
  },
  importModule: createImport(import.meta.url, (each) => loaded.push(each)),
});
for (const path of ['/health/ready', '/', '/c/backend-jobs', '/faq'])
  await (await fetch(`${server.url}${path}`, { headers: { connection: 'close' } })).arrayBuffer();
for (const { bytes, script, cacheFile } of loaded) {
  writeFileSync(`${cacheFile}.new`, packCache(bytes, script.createCachedData()));
  renameSync(`${cacheFile}.new`, cacheFile);
}
await server.close();
