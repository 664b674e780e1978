import { findOpenStrings } from '@broadsheet/contract/find-open-strings.fixture';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import { FORM, JOBS, OWN, post, useTestSites } from '../fixtures/session-site.fixture.ts';
import { routesOfSite } from './routes-of-site.fixture.ts';

const open = useTestSites();
describe('text that no database stores', () => {
  it('is taken by no schema of a route', async () => {
    const routes = await routesOfSite(() => open({}));
    expect(routes.filter(({ schema }) => schema?.querystring).length).toBeGreaterThan(100);
    const found = routes.flatMap(({ url, schema }) =>
      findOpenStrings(
        { query: schema?.querystring, params: schema?.params, body: schema?.body },
        `${url} `,
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    '/api/job/suggest?query=a%00b',
    '/api/job/search?query=a%00b',
    '/api/layout?path=/%00',
    '/api/blocks?path=/%00&revision=sha256:0123456789abcdef&ids=a',
    '/read-csv/a%00b?brand=tech',
  ])('is refused in an address, and sent to no service: %s', async (path) => {
    const site = await open({ service: json(JOBS) });
    const answer = await site.request(path);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
    expect(site.service.seen).toEqual([]);
  });

  it.each([
    ['JSON', '{"email":"a@example.com","password":"a\\u0000b"}', {}],
    ['half a character', '{"email":"a@example.com","password":"a\\ud800b"}', {}],
    ['a form', 'email=a%40example.com&password=a%00b', FORM],
  ])('is refused in a body: %s', async (_, body, headers) => {
    const site = await open({ service: json(JOBS) });
    const type = { 'content-type': 'application/json', ...headers };
    const answer = await post(site, '/api/auth/login', body, { ...OWN, ...type });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
    expect(site.service.seen).toEqual([]);
  });

  it('is left out of what a page is asked with, and the page is there', async () => {
    const site = await open({ service: json(JOBS) });
    expect((await site.request('/?ref=a%00b&utm=%00')).statusCode).toBe(200);
    for (const path of ['/c/backend%00-jobs', '/jobdetails/a%00b-1']) {
      const { statusCode, headers } = await site.request(path);
      expect([301, 404]).toContain(statusCode);
      expect(headers.location ?? '').not.toContain('%00');
    }
    expect(site.service.seen.filter((answer) => answer.includes('%00'))).toEqual([]);
  });

  it('is what invalid UTF-8 never becomes', async () => {
    const site = await open({ service: json(JOBS) });
    for (const query of ['%ff', '%ed%a0%80', '%c0%80', '%f5%80%80%80']) {
      const answer = await site.request(`/api/job/suggest?query=a${query}`);
      expect(answer.statusCode).toBeLessThan(500);
    }
    for (const answer of site.service.seen)
      expect(decodeURIComponent(answer)).not.toMatch(/[\0\ud800-\udfff]/u);
  });
});
