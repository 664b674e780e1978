import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLog } from '../boot/log.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

type Line = Record<string, unknown>;

const lines: Line[] = [];
let services: TestServices;
let site: TestSite;
beforeAll(async () => {
  const logger = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });
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

/** Over a real connection, like clients. */
const send = (path: string) => request(site.app.server).get(path).set('host', 'tech.localhost');
const idOf = ({ headers }: request.Response): string | undefined => headers['x-request-id'];
/** The error body with the request id that both logs contain. */
const errorBodyOf = (id: unknown) => ({
  bff: site.logged.filter(({ reqId }) => reqId === id).map(({ msg }) => msg),
  services: lines
    .filter(({ reqId }) => reqId === id)
    .map(({ level, msg, route, statusCode }) => [level, msg, route, statusCode]),
});

it('a page and its calls are found in both logs by one id', async () => {
  const page = await send('/').expect(200);
  const errorBody = errorBodyOf(idOf(page));
  expect(errorBody.bff).toEqual(['answered']);
  expect(errorBody.services.toSorted()).toEqual([
    ['debug', 'answered', '/job/tags', 200],
    ['debug', 'answered', '/seo/:page.json', 200],
  ]);
});

it('so are a call of the API and one that is refused, which level info has too, each by its own', async () => {
  const call = await send('/api/job/tags').expect(200);
  const refused = await send('/api/job/jobdetail/detail?jobcode=999999999').expect(404);
  expect(idOf(call)).not.toBe(idOf(refused));
  expect(errorBodyOf(idOf(call)).services).toEqual([['debug', 'answered', '/job/tags', 200]]);
  expect(refused.body.requestId).toBe(idOf(refused));
  expect(errorBodyOf(idOf(refused)).services).toEqual([
    ['info', 'answered', '/job/jobdetail/detail', refused.status],
  ]);
});

it('the services say nothing of machines that ask how they are', async () => {
  await services.app.inject('/health/ready');
  await services.app.inject('/metrics');
  expect(lines.filter(({ level }) => level !== 'debug')).toEqual([]);
});
