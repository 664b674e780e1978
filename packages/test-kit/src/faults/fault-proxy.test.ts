import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from './start-fault-proxy.ts';

const BODY = 'x'.repeat(20_000);
const server = createServer((_, response) => response.end(BODY));
let proxy: FaultProxy;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  proxy = await startFaultProxy(`http://127.0.0.1:${port}/base`);
});
afterEach(() => proxy.set({ kind: 'none' }));
afterAll(async () => {
  await proxy.close();
  server.close();
});

/** What a plain client receives on a connection of its own: the bytes, and the number of chunks. */
const send = async (timeoutMs = 10_000) => {
  const started = performance.now();
  const request = get(`${proxy.url}/x`, { agent: false });
  // The result is awaited below; this handles later errors.
  request.on('error', () => undefined);
  const signal = AbortSignal.timeout(timeoutMs);
  let bytes = 0;
  let pieces = 0;
  let ended: string | undefined;
  try {
    const [response]: IncomingMessage[] = await once(request, 'response', { signal });
    for await (const piece of response ?? []) {
      bytes += piece.length;
      pieces += 1;
    }
    ended = 'whole';
  } catch (error) {
    ended = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
  request.destroy();
  return { bytes, pieces, ended, ms: performance.now() - started };
};

describe('the fault proxy', () => {
  it('passes everything on when nothing is wrong', async () => {
    expect(await send()).toMatchObject({ bytes: BODY.length, ended: 'whole' });
    expect(proxy.url).toMatch(/\/base$/);
    expect(proxy.taken()).toBeGreaterThan(0);
  });

  it('latency: all of it, later', async () => {
    await proxy.set({ kind: 'latency', ms: 300 });
    const { bytes, ms } = await send();
    expect(bytes).toBe(BODY.length);
    expect(ms).toBeGreaterThanOrEqual(290);
  });

  it('down: nobody listens, until it is up again at the same address', async () => {
    await proxy.set({ kind: 'down' });
    expect((await send()).ended).toBe('ECONNREFUSED');
    await proxy.set({ kind: 'none' });
    expect((await send()).ended).toBe('whole');
  });

  it('reset: the connection breaks as the answer begins', async () => {
    await proxy.set({ kind: 'reset' });
    expect(await send()).toMatchObject({ bytes: 0, ended: 'ECONNRESET' });
  });

  it('timeout: nothing ever comes', async () => {
    await proxy.set({ kind: 'timeout' });
    expect(await send(500)).toMatchObject({ bytes: 0, ended: 'ABORT_ERR' });
  });

  it('slicer: all of it, in small pieces', async () => {
    await proxy.set({ kind: 'slicer', bytes: 2000, pauseMs: 5 });
    const { bytes, pieces } = await send();
    expect(bytes).toBe(BODY.length);
    expect(pieces).toBeGreaterThan(4);
  });

  it('bandwidth: all of it, no faster than allowed', async () => {
    await proxy.set({ kind: 'bandwidth', bytesPerSecond: 40_000 });
    const { bytes, ms } = await send();
    expect(bytes).toBe(BODY.length);
    expect(ms).toBeGreaterThan(400);
  });

  it('limit: the connection ends in the middle', async () => {
    await proxy.set({ kind: 'limit', bytes: 5000 });
    const { bytes, ended } = await send();
    expect(bytes).toBeLessThan(5000);
    expect(ended).toBe('ECONNRESET');
  });

  it('slow close: the answer is whole long before the connection ends', async () => {
    await proxy.set({ kind: 'slow-close', ms: 400 });
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    let complete = 0;
    let bytes = 0;
    socket.on('data', (piece) => {
      bytes += piece.length;
      complete = performance.now();
    });
    socket.write('GET /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await once(socket, 'end');
    expect(bytes).toBeGreaterThan(BODY.length);
    expect(performance.now() - complete).toBeGreaterThanOrEqual(300);
  });
});
