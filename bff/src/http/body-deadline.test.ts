import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { AppError } from '@broadsheet/contract/errors';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { allowSlowBody, createBodyDeadline } from './body-deadline.ts';
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

it('gives a body more time once its sender is known, and none to strangers', async () => {
  const app = fastify({ clientErrorHandler: createClientErrorHandler({}) });
  await app.register(createBodyDeadline(40));
  const onRequest = async (request: FastifyRequest) => {
    if (request.headers.authorization !== 'known') throw new AppError('UNAUTHORIZED');
    allowSlowBody(request);
  };
  app.post('/', { onRequest }, async (request) => request.body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const head =
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 8\r\n';
  const known = connect(port, '127.0.0.1');
  known.write(`${head}authorization: known\r\n\r\n{"a"`);
  await once(known, 'connect');
  const stranger = connect(port, '127.0.0.1');
  stranger.write(`${head}\r\n{`);
  // It ends after the deadline of both.
  await text(stranger);
  known.write(': 1}');
  const [answer] = await once(known, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  known.end();
  await app.close();
});
