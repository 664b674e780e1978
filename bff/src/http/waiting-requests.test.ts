import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createWaitingRequests } from './waiting-requests.ts';

const MAX = 3;
const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const open = async () => {
  const app = fastify({ forceCloseConnections: true });
  await app.register(createWaitingRequests(MAX));
  let begun = 0;
  app.get('/', async () => {
    begun += 1;
    return 'here';
  });
  closing.push(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { connect: () => connect(port, '127.0.0.1'), begun: () => begun };
};

it('answers as many at once as a connection may ask for, and any number in turn', async () => {
  const site = await open();
  const few = site.connect();
  few.write(REQUEST.repeat(MAX - 1) + LAST);
  expect((await text(few)).match(/here/g)).toHaveLength(MAX);
  const waiting = site.connect();
  for (let sent = 0; sent < 3 * MAX; sent += 1) {
    waiting.write(REQUEST);
    await once(waiting, 'data');
  }
  waiting.destroy();
  expect(site.begun()).toBe(4 * MAX);
});

it('ends a connection that asks for more at once, and begins no more of it', async () => {
  const site = await open();
  const client = site.connect();
  client.on('error', () => undefined);
  const gone = once(client, 'close');
  client.resume().write(REQUEST.repeat(500));
  await gone;
  expect(site.begun()).toBeLessThanOrEqual(MAX);
});
