import { bffPathOf } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (): Promise<TestSite> => {
  const site = await openTestSite();
  sites.push(site);
  return site;
};
const readDocument = async (site: TestSite) =>
  (await site.request('/api/docs/openapi.json')).json();

describe('the documents of the calls', () => {
  it('list every call with its parameters, body, answer and errors', async () => {
    const { openapi, paths } = await readDocument(await open());
    expect(openapi).toBe('3.1.0');
    const ids = new Set<string>();
    for (const call of CALLS) {
      const operation = paths[bffPathOf(call)]?.[call.method.toLowerCase()];
      expect([bffPathOf(call), typeof operation]).toEqual([bffPathOf(call), 'object']);
      ids.add(operation.operationId);
      expect(
        operation.responses[200].content[
          call.answersStream ? 'text/event-stream' : 'application/json'
        ].schema,
      ).toEqual(JSON.parse(JSON.stringify(call.answer)));
      expect(operation.requestBody !== undefined).toBe(call.body !== undefined);
    }
    expect(ids.size).toBe(CALLS.length);
  });

  it('name required fields, and who may call', async () => {
    const { paths } = await readDocument(await open());
    const verify = paths['/api/user/verify/{type}'].post;
    expect(verify.parameters).toMatchObject([{ name: 'type', in: 'path', required: true }]);
    expect(verify.security).toEqual([{ cookie: [] }, { bearer: [] }]);
    expect(Object.keys(verify.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '406', '415', '418', '502']),
    );
    expect(paths['/api/user/exists'].get).toMatchObject({
      security: [],
      parameters: [{ name: 'email', required: true }],
    });
    expect(paths['/api/job/search'].get.security).toContainEqual({});
    expect(paths['/api/auth/register'].post.responses[404].description).toBe(
      'REGISTRATION_FAILED: some issue while registering! Please try again!',
    );
  });

  it('list the evaluation of experiments by other clients', async () => {
    const { paths } = await readDocument(await open());
    const { post } = paths['/ofrep/v1/evaluate/flags/{key}'];
    expect(Object.keys(post.requestBody.content)).toEqual(['application/json']);
    expect(Object.keys(post.responses)).toEqual(['200', '400', '404']);
    expect(Object.keys(paths['/ofrep/v1/evaluate/flags'].post.responses)).toContain('304');
  });

  it('are also a page, without scripts or styles of its own', async () => {
    const site = await open();
    const page = await site.request('/api/docs');
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    for (const call of CALLS) expect(page.body).toContain(`<code>${bffPathOf(call)}</code>`);
    expect(page.body).not.toMatch(/<script|<style|style=| on[a-z]+="/);
  });
});
