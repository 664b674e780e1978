import { json } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const PATH = '/api/recruiter/jobs/7/applicants/00000000-0000-4000-8000-000000000000/view';

let site: TestSite | undefined;
afterEach(async () => site?.close());

it('accepts recruiter calls by bearer only, and stores nothing of them', async () => {
  site = await openTestSite({ service: json({ code: 'JOB_NOT_FOUND' }, 404) });
  for (const headers of [{}, { cookie: 'token=a.b.c' }, { authorization: 'Basic eDp5' }]) {
    const refused = await site.request(PATH, { method: 'POST', headers });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'RECRUITER_TOKEN_WRONG']);
  }
  expect(site.service.seen).toEqual([]);
  const list = { items: [], page: 1, size: 20, total: 0, hasMore: false };
  site.service.answer = json(list);
  const received = site.service.nextRequest();
  const answer = await site.request('/api/recruiter/jobs', {
    headers: { authorization: 'Bearer bsr_x', host: 'management.localhost', cookie: 'token=a.b.c' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, list]);
  expect([answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([
    'no-store',
    undefined,
  ]);
  const { url, headers } = await received;
  expect([url, headers.authorization, headers['x-brand']]).toEqual([
    '/user/recruiter/jobs?page=1&size=20',
    'Bearer bsr_x',
    'management',
  ]);
});
