import { bffPathOf } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { json, reset } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options?: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};

describe('a call of a service', () => {
  it('is passed on with what its definition names, numbers read and defaults filled in', async () => {
    const answer = { items: [], page: 2, size: 20, total: 0, hasMore: false };
    const site = await open({ service: json(answer) });
    const received = site.service.nextRequest();
    const passed = await site.request(
      '/api/job/company-list?page=2&size=&ref=hp&refPool=%7B%7D&x=1',
      {
        headers: { host: 'management.localhost', cookie: 'band=2' },
      },
    );
    expect([passed.statusCode, passed.json()]).toEqual([200, answer]);
    const { url, headers } = await received;
    expect([url, headers['x-brand'], headers.cookie]).toEqual([
      '/job/company-list?page=2&size=20&ref=hp',
      'management',
      undefined,
    ]);
  });

  it('reaches parameters in the path, and the static calls at the user service', async () => {
    const site = await open({ service: json({}, 404) });
    await site.request('/api/seo/home.json');
    await site.request('/api/s3_resource/countrycodes');
    expect(site.service.seen).toEqual(['GET /seo/home.json', 'GET /user/s3_resource/countrycodes']);
  });

  it('is refused with details when its query is not as defined, without asking the service', async () => {
    const site = await open();
    for (const query of ['?page=0', '?page=x', '?page=1&page=2', '?exp=10', '?sort=random']) {
      const answer = await site.request(`/api/job/search${query}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
      expect(answer.json().details[0].path).toMatch(/^querystring\//);
    }
    expect((await site.request('/api/seo/..%2Fx.json')).statusCode).toBe(400);
    expect(site.service.seen).toEqual([]);
  });

  it('passes on the service’s refusal, and hides its faults', async () => {
    const site = await open({ service: json({ code: 'JOB_NOT_FOUND', message: 'x' }, 404) });
    const url = '/api/job/jobdetail/detail?jobcode=5';
    const refused = await site.request(url);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toEqual({
      statusCode: 404,
      code: 'JOB_NOT_FOUND',
      message: "We couldn't find this job. It may have been removed.",
      requestId: refused.headers['x-request-id'],
    });
    site.service.answer = json({ message: 'SELECT * FROM secret', stack: 'at x' }, 500);
    const failed = await site.request(url);
    expect([failed.statusCode, failed.json().code, failed.json().statusCode]).toEqual([
      502,
      'BAD_GATEWAY',
      0,
    ]);
    expect(failed.body).not.toContain('secret');
    site.service.answer = reset;
    expect((await site.request(url)).statusCode).toBe(502);
  });

  it('has a route for every definition, and no other method', async () => {
    const site = await open({ service: json({}, 404) });
    for (const call of CALLS) {
      const url = bffPathOf(call).replace(/\{\w+\}/g, 'home');
      const answer = await site.request(url, { method: call.method });
      expect([url, answer.json().code]).toEqual([
        url,
        expect.stringMatching(
          /^(PROMO_BANNERS_)?NOT_FOUND$|^VALIDATION$|^UNAUTHORIZED$|^OTP_WITHOUT_TOKEN$|^UNSUPPORTED_MEDIA_TYPE$|^RECRUITER_TOKEN_WRONG$/,
        ),
      ]);
      const other = await site.request(url, { method: 'DELETE' });
      expect([url, other.statusCode]).toEqual([url, 405]);
      expect(other.headers.allow?.split(', ')).toContain(call.method);
    }
  });

  it('that is not defined is 404 with an error code', async () => {
    const site = await open();
    for (const method of ['GET', 'POST'] as const) {
      const answer = await site.request('/api/job/none', { method });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});
