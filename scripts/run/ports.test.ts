import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort, isPortFree } from './ports.mjs';

it('finds a port that is free', async () => {
  expect(await isPortFree(await findFreePort())).toBe(true);
});

it.each([undefined, '127.0.0.1', '0.0.0.0'])('sees who listens on %s', async (host) => {
  const port = await findFreePort();
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  expect(await isPortFree(port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isPortFree(port)).toBe(true);
});
