import { afterEach, describe, expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options?: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};

const forPhones = { hello: { type: 'text' }, app: { type: 'text', when: { device: ['phone'] } } };
const banded = layout('home', { band: { type: 'band' } });
const bandedOfOne = layout('home', { band: { type: 'band' }, ...forPhones });
const cached = async (site: TestSite, url = '/', headers: Record<string, string> = {}) => {
  const answer = await site.request(url, { headers });
  return { control: answer.headers['cache-control'], tag: answer.headers['cache-tag'], answer };
};

describe('the caching headers of a page', () => {
  it('are public when only brand, URL and time decide it, and page JSON agrees', async () => {
    const site = await open();
    const { control, tag } = await cached(site);
    expect(control).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=30');
    expect(tag).toBe('tech,tech-home');
    const page = await site.request('/api/layout?path=/');
    expect(page.headers['cache-control']).toBe(control);
    expect(page.json().cache).toEqual({ scope: 'public', maxAge: 60, key: 'brand' });
  });

  it('end at the next change of a schedule', async () => {
    const when = { from: '2026-11-01T00:00:00Z' };
    const site = await open({
      files: layout('home', { hello: { type: 'text' }, sale: { type: 'text', when } }),
      now: () => Date.parse('2026-10-31T23:59:40Z'),
    });
    expect((await cached(site)).control).toBe(
      'public, max-age=0, s-maxage=20, stale-while-revalidate=0',
    );
    expect((await site.request('/api/layout?path=/')).json().cache.key).toBe('brand,time');
  });

  it('are private when the layout consults the visitor, for those it does not change too', async () => {
    const when = { device: ['phone'] };
    const files = layout('home', { hello: { type: 'text' }, app: { type: 'text', when } });
    const site = await open({ files });
    const { control, tag, answer } = await cached(site);
    expect([control, tag]).toEqual(['private, no-cache', undefined]);
    expect(answer.headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
    const page = (await site.request('/api/layout?path=/')).json();
    expect(page.cache).toEqual({ scope: 'class', maxAge: 60, key: 'brand,device' });
    // Tablets get the same page.
    expect(page.audience).toEqual({});
    const phone = { 'sec-ch-ua-mobile': '?1' };
    const ofPhones = await site.request('/api/layout?path=/', { headers: phone });
    expect(ofPhones.json().audience).toEqual({ device: 'phone' });
  });

  it('stay public with a personal block, which is loaded anonymously there', async () => {
    const site = await open({ files: banded });
    const headers = { cookie: 'band=4' };
    const { control, answer } = await cached(site, '/', headers);
    expect(control).toContain('public');
    expect(answer.body).toBe((await cached(site)).answer.body);
    const page = (await site.request('/api/layout?path=/', { headers })).json();
    expect(page).toMatchObject({ audience: {}, blocks: [{ data: { value: '1' } }] });
    expect(page.cache.key).toBe('brand');
    const query = `path=/&revision=${page.revision}&ids=band`;
    const own = await site.request(`/api/blocks?${query}`, { headers });
    expect(own.json().blocks).toMatchObject([{ data: { value: '4' } }]);
    expect(own.headers['cache-control']).toBe('private, no-cache');
  });

  it('stay those of a class with a personal block, which is loaded for nobody in particular', async () => {
    const site = await open({ files: bandedOfOne });
    const page = (
      await site.request('/api/layout?path=/', { headers: { cookie: 'band=4' } })
    ).json();
    expect(page).toMatchObject({
      audience: {},
      blocks: [{ data: { value: '1' } }, {}],
      cache: { scope: 'class', key: 'brand,device' },
    });
  });

  it('allow no other block to read the audience: such a block fails', async () => {
    const site = await open({ files: layout('home', { nosy: { type: 'nosy' } }) });
    const page = (await site.request('/api/layout?path=/')).json();
    expect(page.blocks).toMatchObject([{ state: 'failed' }]);
    expect(site.logged.find(({ block }) => block === 'nosy')).toMatchObject({
      err: {
        message: expect.stringContaining(
          'the block reads experienceBand of the audience, which its definition does not declare',
        ),
      },
    });
  });

  it('change no byte of a public page by what the visitor sends', async () => {
    const site = await open();
    const { answer } = await cached(site);
    const headers = {
      cookie: 'band=7; x=<script>',
      'user-agent': 'Googlebot iPhone',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '1.2.3.4',
      'accept-language': 'hi',
    };
    expect((await cached(site, '/', headers)).answer.body).toBe(answer.body);
  });

  it('answer 304 without a body to who has the same bytes', async () => {
    const site = await open({ files: bandedOfOne });
    const { etag } = (await cached(site)).answer.headers;
    const again = (await cached(site, '/', { 'if-none-match': `"x", ${etag}` })).answer;
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    const phone = { 'if-none-match': `${etag}`, 'sec-ch-ua-mobile': '?1' };
    const other = await cached(site, '/', phone);
    expect(other.answer.statusCode).toBe(200);
  });
});
