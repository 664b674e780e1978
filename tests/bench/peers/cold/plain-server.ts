/** Plain Fastify: one call of the services, `renderToString`, gzip and a log line for every page. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { fastify, LogController } from 'fastify';
import type { createPlainRenderer } from '../plain-page.tsx';
import { audienceOf, openPageDataFromEnv } from './page-data.ts';

/** The default level of zlib. */
const USUAL_LEVEL = 6;

const built: { createPlainRenderer: typeof createPlainRenderer } = await import(
  /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, 'plain-page.js')).href
);
const render = await built.createPlainRenderer();
const load = await openPageDataFromEnv();
const app = fastify({
  logger: true,
  logController: new LogController({ disableRequestLogging: true }),
});

app.addHook('onResponse', async (request, reply) => {
  request.log.info({ status: reply.statusCode, ms: reply.elapsedTime }, request.url);
});
app.get('/health/ready', () => ({ status: 'ok' }));
app.get('/*', async (request, reply) => {
  const html = render(await load(request.url, audienceOf(request.headers.cookie)));
  return reply
    .type('text/html; charset=utf-8')
    .header('content-encoding', 'gzip')
    .send(gzipSync(html, { level: USUAL_LEVEL }));
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => app.close());
