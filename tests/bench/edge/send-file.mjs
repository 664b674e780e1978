/** The least that Fastify does for a page: the bytes of a file, with three headers. `node send-file.mjs <file> <port>` */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [, , file = '', port = ''] = process.argv;
const bytes = readFileSync(file);
const app = fastify();
app.get('/', (_, reply) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-encoding', 'gzip')
    .header('cache-control', 'public, max-age=0, s-maxage=3600')
    .send(bytes),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
