import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDraining, CALLS_ELSEWHERE } from './add-draining.ts';

let isDraining = false;
let handled = 0;
let app: FastifyInstance;
/** Answers `/slow`, once it was requested. */
let answer: (text: string) => void;
let sent: Promise<void>;
let markSent: () => void;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  isDraining = false;
  handled = 0;
  app = fastify();
  addDraining(app, () => isDraining);
  app.all('/', async () => {
    handled += 1;
    return 'here';
  });
  app.get('/slow', () => {
    markSent();
    return new Promise<string>((resolve) => {
      answer = resolve;
    });
  });
  sent = new Promise((resolve) => {
    markSent = resolve;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const send = async (options: RequestOptions = {}): Promise<IncomingMessage> => {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, agent, ...options });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
};
const fromProxy = { headers: { [CALLS_ELSEWHERE]: 'yes' } };

describe('a server that is to end', () => {
  it('keeps its connections until then', async () => {
    const answer = await send(fromProxy);
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'keep-alive']);
  });

  it('answers everything, and takes nothing more over the same connection', async () => {
    isDraining = true;
    for (const method of ['GET', 'POST']) {
      const answer = await send({ method });
      expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    }
  });

  it('leaves to others what they can be asked for, untouched', async () => {
    isDraining = true;
    await expect(send(fromProxy)).rejects.toThrow('socket hang up');
    await expect(send({ ...fromProxy, method: 'HEAD' })).rejects.toThrow('socket hang up');
    expect(handled).toBe(0);
  });

  it('answers what nobody may ask for twice', async () => {
    isDraining = true;
    const answer = await send({ ...fromProxy, method: 'POST' });
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  });

  it('waits for what was begun, but for no connection that is kept after it', async () => {
    const slow = send({ path: '/slow' });
    await sent;
    // Otherwise Fastify would wait 72 seconds for keep-alive connections.
    const closed = app.close();
    await vi.waitFor(() => expect(app.server.listening).toBe(false));
    answer('here');
    expect((await slow).statusCode).toBe(200);
    await closed;
  });
});
