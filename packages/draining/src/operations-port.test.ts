import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { addOperationsGuard, listenForOperators } from './operations-port.ts';

it('metrics are answered at the port of operators alone, and pages only at the other', async () => {
  const app = fastify({ forceCloseConnections: true });
  addOperationsGuard(app);
  for (const url of ['/metrics', '/health/live', '/health/ready', '/'])
    app.get(url, async () => url);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const operations = await listenForOperators(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    operations.stop();
    await app.close();
  });
  const statusesAt = (port: number) =>
    Promise.all(
      ['/metrics', '/metrics?a=1', '/health/live', '/health/ready', '/'].map(
        async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status,
      ),
    );
  const { port } = app.server.address() as AddressInfo;
  expect(await statusesAt(port)).toEqual([404, 404, 200, 200, 200]);
  expect(await statusesAt(operations.port)).toEqual([200, 200, 200, 200, 404]);
  expect((await app.inject('/metrics')).statusCode).toBe(200);
});
