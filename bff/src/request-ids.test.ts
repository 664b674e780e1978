import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { layout } from './test-files.fixture.ts';
import { openTestSite, type TestSite } from './test-site.fixture.ts';

type Line = Record<string, unknown>;

const lines: Line[] = [];
let services: TestServices;
let site: TestSite;
beforeAll(async () => {
  const logger = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  services = await createTestServices({ logger });
  const SERVICES_URL = await services.app.listen({ host: '127.0.0.1', port: 0 });
  const files = layout('home', { one: { type: 'tags' } });
  site = await openTestSite({ files, env: { SERVICES_URL } });
});
afterEach(() => {
  lines.length = 0;
  site.logged.length = 0;
});
afterAll(async () => {
  await site.close();
  await services.close();
});

const idOf = ({ headers }: Awaited<ReturnType<TestSite['ask']>>) => headers['x-request-id'];
/** What both logs say of the id that a client was told. */
const saidOf = (id: unknown) => ({
  bff: site.logged.filter(({ reqId }) => reqId === id).map(({ msg }) => msg),
  services: lines
    .filter(({ reqId }) => reqId === id)
    .map(({ msg, route, statusCode }) => [msg, route, statusCode]),
});

it('a page and its calls are found in both logs by one id', async () => {
  const page = await site.ask('/');
  expect(page.statusCode).toBe(200);
  const said = saidOf(idOf(page));
  expect(said.bff).toEqual(['answered']);
  expect(said.services.toSorted()).toEqual([
    ['answered', '/job/tags', 200],
    ['answered', '/seo/:page.json', 200],
  ]);
});

it('so are a call of the API and one that is refused, each by its own', async () => {
  const call = await site.ask('/api/job/tags');
  const refused = await site.ask('/api/job/jobdetail/detail?jobcode=999999999');
  expect(idOf(call)).not.toBe(idOf(refused));
  expect(saidOf(idOf(call)).services).toEqual([['answered', '/job/tags', 200]]);
  expect(refused.statusCode).toBe(404);
  expect(refused.json().requestId).toBe(idOf(refused));
  expect(saidOf(idOf(refused)).services).toEqual([
    ['answered', '/job/jobdetail/detail', refused.statusCode],
  ]);
});

it('the services say nothing of machines that ask how they are', async () => {
  await services.app.inject('/health/ready');
  await services.app.inject('/metrics');
  expect(lines).toEqual([]);
});
