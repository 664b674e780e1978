import { afterEach, describe, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
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

const home = layout('home', {
  hello: { type: 'text' },
  flaky: { type: 'flaky', settings: { mode: 'empty' } },
  late: { type: 'later', settings: { mode: 'fine' } },
});

describe('blocks asked for again', () => {
  const revisionOf = async (site: TestSite, path = '/') =>
    (await site.request(`/api/layout?path=${path}`)).json().revision;
  const requestLayout = (site: TestSite, query: Record<string, string>) =>
    site.request(`/api/blocks?${new URLSearchParams({ path: '/', ...query })}`);

  it('come as asked, with their HTML on demand, without those that have nothing to show', async () => {
    const site = await open({ files: home });
    const revision = await revisionOf(site);
    const answer = await requestLayout(site, { revision, ids: 'late,flaky', html: '1' });
    expect(answer.statusCode).toBe(200);
    const { blocks } = answer.json();
    expect(blocks).toMatchObject([{ id: 'late', state: 'ready', data: { value: 'fine' } }]);
    expect(blocks[0].html).toBe('<div data-block-id="late">{"value":"fine"}</div>');
    expect((await requestLayout(site, { revision, ids: 'hello' })).json()).toMatchObject({
      revision,
      blocks: [{ id: 'hello' }],
    });
  });

  it('are refused with 400 for an unknown id, none, or more than ten', async () => {
    const site = await open({ files: home });
    const revision = await revisionOf(site);
    const unknown = await requestLayout(site, { revision, ids: 'hello,nobody' });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json()).toMatchObject({
      code: 'VALIDATION',
      details: [{ message: 'no block nobody stands on this page' }],
    });
    const eleven = Array.from({ length: 11 }, (_, index) => `b${index}`).join();
    for (const ids of ['', eleven, 'A', '../x'])
      expect((await requestLayout(site, { revision, ids })).statusCode).toBe(400);
  });

  it('are refused with 409 when the page has another content now', async () => {
    const site = await open({ files: home });
    const revision = `sha256:${'0'.repeat(64)}`;
    const answer = await requestLayout(site, { revision, ids: 'hello' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'REVISION_GONE']);
  });

  it('may be those of the page for what is not found', async () => {
    const site = await open();
    const revision = await revisionOf(site, '/c/none-jobs');
    const answer = await requestLayout(site, { path: '/c/none-jobs', revision, ids: 'lost' });
    expect(answer.json().blocks).toMatchObject([{ id: 'lost' }]);
  });
});

describe('bad questions for a page', () => {
  for (const query of [
    '',
    '?path=',
    '?path=home',
    '?path=https://evil.example/',
    `?path=/${'a'.repeat(2100)}`,
    '?path=/&html=2',
    '?path=/&path=/x',
  ]) {
    it(`are refused with details: ${query.slice(0, 40)}`, async () => {
      const site = await open();
      const answer = await site.request(`/api/layout${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
      expect(answer.json().details.length).toBeGreaterThan(0);
    });
  }
});

describe('the schemas', () => {
  it('are JSON Schemas of the page and of the layout', async () => {
    const site = await open();
    const page = await site.request('/api/schema/page.json');
    expect(page.headers['content-type']).toBe('application/schema+json; charset=utf-8');
    expect(page.json()).toMatchObject({ type: 'object', properties: { version: { const: 1 } } });
    const ofLayout = (await site.request('/api/schema/layout.json')).json();
    expect(JSON.stringify(ofLayout)).toContain('flaky');
  });
});
