import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createAnswerDeadline } from './answer-deadline.ts';

/** More than the system buffers for a client that does not read. */
const SIZE = 16 * 2 ** 20;
const PIECE = 65_536;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const open = async (everyMs: number) => {
  const app = fastify({ forceCloseConnections: true });
  await app.register(createAnswerDeadline({ everyMs, minBytes: 1_024 }));
  app.get('/whole', () => Buffer.alloc(SIZE));
  app.get('/small', () => Buffer.alloc(SIZE / 16));
  app.get('/piped', (_, reply) =>
    reply.send(Readable.from(Array.from({ length: SIZE / PIECE }, () => Buffer.alloc(PIECE)))),
  );
  app.get('/silent', (_, reply) => {
    const silent = new Readable({ read: () => undefined });
    silent.push('data: hello\n\n');
    return reply.send(silent);
  });
  closing.push(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  /** Sends requests, and reads no response until told to. */
  const send = async (path: string, times = 1) => {
    const accepted = once(app.server, 'connection');
    const client = connect(port, '127.0.0.1').pause();
    client.on('error', () => undefined);
    const before = `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(times - 1);
    client.write(`${before}GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    const [served] = await accepted;
    return { client, served };
  };
  return { send };
};

it.each(['/whole', '/piped'])('ends a connection whose client does not take %s', async (path) => {
  const { send } = await open(100);
  const { served, client } = await send(path);
  await once(served, 'close');
  client.destroy();
});

it('ends one whose client asks on without taking what it has asked for', async () => {
  const { send } = await open(100);
  const { served, client } = await send('/small', 60);
  await once(served, 'close');
  client.destroy();
});

it('leaves those alone who read as slowly as a poor network, and streams that have nothing to say', async () => {
  const { send } = await open(1_000);
  const stream = await send('/silent');
  stream.client.resume();
  const { client } = await send('/whole');
  let read = 0;
  client.on('data', (chunk: Buffer) => {
    read += chunk.length;
    client.pause();
    setTimeout(() => client.resume(), 1);
  });
  client.resume();
  await once(client, 'close');
  expect(read).toBeGreaterThan(SIZE);
  expect(stream.served.destroyed).toBe(false);
  stream.client.destroy();
});
