import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { hang } from '@broadsheet/upstream/fault-server.fixture';
import { expect, it } from 'vitest';
import { useTestSites } from '../../fixtures/session-site.fixture.ts';
import { layout } from '../../fixtures/test-files.fixture.ts';

const open = useTestSites();
const files = {
  ...layout('home', { jobs: { type: 'jobs' }, tags: { type: 'tags' } }),
  ...layout('category', { main: { type: 'main' }, band: { type: 'band' }, tags: { type: 'tags' } }),
};

it.each([
  ['a page that is kept for all', '/', 3],
  ['a page of its reader', '/c/backend-jobs', 1],
  ['page JSON', '/api/layout?path=/', 3],
  ['a call', '/api/job/search?query=java', 1],
])('who goes away while %s is made ends all that was asked for it', async (_, path, calls) => {
  const site = await open({
    files,
    service: hang,
    env: { CACHE_MB: '8', BLOCK_DEADLINE_MS: '3000' },
  });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.write(`GET ${path} HTTP/1.1\r\nhost: tech.localhost\r\n\r\n`);
  while (site.service.pending.length < calls) await site.service.nextRequest();
  const ended = site.service.pending.map(({ request }) => once(request.socket, 'close'));
  client.destroy();
  await Promise.all(ended);
  expect(site.service.seen).toHaveLength(calls);
});
