import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createBodyDeadline } from './body-deadline.ts';
import { createClientErrorHandler } from './client-error.ts';

it('ends a request whose body does not come, and leaves one alone that has come', async () => {
  const app = fastify({ clientErrorHandler: createClientErrorHandler({}) });
  await app.register(createBodyDeadline(40));
  app.post('/', async (request) => request.body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  const complete = connect(port, '127.0.0.1');
  complete.write(`${head}content-length: 2\r\n\r\n{}`);
  await once(complete, 'data');
  const slow = connect(port, '127.0.0.1');
  slow.write(`${head}content-length: 20\r\n\r\n{`);
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /);
  expect(complete.destroyed).toBe(false);
  complete.end();
  await app.close();
});
