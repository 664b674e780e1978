import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { timeLimit } from '@broadsheet/test-kit/time-limit';
import fastify, { type FastifyInstance } from 'fastify';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stopServices } from './stop-services.ts';

/** A server that answers `/slow` when the test lets it. */
const listen = async (order: string[] = []) => {
  const app: FastifyInstance = fastify({ forceCloseConnections: 'idle' });
  let answer = (_text: string): void => undefined;
  const requested = new Promise<void>((resolveRequested) => {
    app.get('/slow', { onResponse: async () => void order.push('answered') }, () => {
      resolveRequested();
      return new Promise<string>((resolve) => {
        answer = resolve;
      });
    });
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, url, port, requested, answer: (text: string) => answer(text) };
};
/** Incomplete requests: nothing, half a head, half a body. */
const UNFINISHED = [
  '',
  'GET /slow HTTP/1.1\r\nHost: lo',
  'POST /none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf',
];
const connectAndSend = async (port: number, text: string) => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  // How the connection ends is up to the server.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
};
const never = () => new Promise<void>(() => undefined);

describe('services that end', () => {
  it('answer while they drain, finish what was begun, then end jobs and database in their order', async () => {
    const order: string[] = [];
    const { app, url, requested, answer } = await listen(order);
    const slow = fetch(`${url}/slow`);
    await requested;
    const stopped = stopServices({
      app,
      stopJobs: async () => void order.push('jobs'),
      closeDatabase: async () => void order.push('database'),
      drainMs: 50,
      deadlineMs: 20_000,
    });
    await request(url).get('/none').expect(404);
    answer('answered');
    expect(await (await slow).text()).toBe('answered');
    await stopped;
    expect(order).toEqual(['jobs', 'answered', 'database']);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('are over within the deadline, whatever holds out', async () => {
    const { app, url, port, requested } = await listen();
    const cut = expect(fetch(`${url}/slow`)).rejects.toThrow();
    await Promise.all([requested, ...UNFINISHED.map((sent) => connectAndSend(port, sent))]);
    const began = performance.now();
    const parts = { stopJobs: never, closeDatabase: never, drainMs: 60_000, deadlineMs: 600 };
    await stopServices({ app, ...parts });
    expect(performance.now() - began).toBeLessThan(timeLimit(5_000));
    await cut;
  });
});
