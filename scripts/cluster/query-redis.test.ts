import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askRedis } from './query-redis.mjs';

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that answers any command with a reply in pieces. */
const answering = async (...pieces: readonly string[]): Promise<number> => {
  const listening = createServer(async (socket) => {
    for (const piece of pieces) {
      socket.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (pieces.length === 0) socket.end();
  }).listen(0, '127.0.0.1');
  server = listening;
  await once(listening, 'listening');
  return (listening.address() as AddressInfo).port;
};

describe('a command to Redis', () => {
  it('is answered with a word', async () => {
    expect(await askRedis(await answering('+PO', 'NG\r\n'), 'PING')).toBe('PONG');
  });

  it('is answered with a text, when all of it is there', async () => {
    const port = await answering('$9\r\n', 'one\r\n', 'two!\r\n');
    expect(await askRedis(port, 'CLUSTER INFO')).toBe('one\r\ntwo!');
  });

  it('is refused in the words of Redis', async () => {
    const port = await answering('-ERR Slot 0 is already busy\r\n');
    await expect(askRedis(port, 'CLUSTER ADDSLOTS 0')).rejects.toThrow('Slot 0 is already busy');
  });

  it('fails where the connection ends before the answer', async () => {
    await expect(askRedis(await answering(), 'PING')).rejects.toThrow('said ""');
  });
});
