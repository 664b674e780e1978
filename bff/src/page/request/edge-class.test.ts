import { afterEach, describe, expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const files = layout('home', {
  hello: { type: 'text' },
  pro: { type: 'text', when: { membership: ['pro'], experienceBand: [4] } },
  app: { type: 'text', when: { device: ['phone'] } },
});
const open = async (env: Record<string, string> = { TRUST_PROXY: '127.0.0.1' }) => {
  const site = await openTestSite({ files, env });
  sites.push(site);
  return site;
};

const EDGE = {
  'x-forwarded-for': '203.0.113.9',
  'x-aud-seeker': 'none.visitor',
  'x-aud-band': '1',
  'x-aud-device': 'desktop',
  'x-aud-city': '',
  'x-aud-category': '',
  'x-aud-crawler': '0',
};
const visit = async (site: TestSite, headers: Record<string, string>) => {
  const answer = await site.request('/', { headers });
  const {
    vary,
    'cache-control': control,
    'cdn-cache-control': edgeControl,
    'cache-tag': tag,
  } = answer.headers;
  const ids = [...answer.body.matchAll(/data-block-id="(\w+)"/g)].map(([, id]) => id);
  return { vary, control, edgeControl, tag, ids, cookies: answer.cookies };
};

describe('an edge that names the class of its client', () => {
  it('may store one page for each class, and is told which headers tell them apart', async () => {
    const site = await open();
    expect(await visit(site, EDGE)).toEqual({
      vary: 'x-aud-band, x-aud-seeker, x-aud-device, accept-encoding',
      control: 'private, no-cache',
      edgeControl: 'max-age=60, stale-while-revalidate=30',
      tag: 'tech,tech-home',
      ids: ['hello'],
      cookies: [],
    });
    const pro = { ...EDGE, 'x-aud-seeker': 'freshers.pro', 'x-aud-band': '4' };
    expect((await visit(site, pro)).ids).toEqual(['hello', 'pro']);
    expect((await visit(site, { ...EDGE, 'x-aud-device': 'phone' })).ids).toEqual(['hello', 'app']);
  });

  it('is believed before cookies and user agent, which it has read', async () => {
    const site = await open();
    const own = { cookie: 'band=4; aud=none.pro.4..', 'user-agent': 'iPhone Mobile' };
    expect((await visit(site, { ...EDGE, ...own })).ids).toEqual(['hello']);
  });

  it.each([
    ['a membership that does not exist', { 'x-aud-seeker': 'none.gold' }],
    ['a band that does not exist', { 'x-aud-band': '0' }],
    ['no device', { 'x-aud-device': '' }],
    ['nothing of the seeker', { 'x-aud-seeker': '' }],
  ])('is not believed with %s: nobody else gets that answer', async (_, headers) => {
    const site = await open();
    const answer = await visit(site, { ...EDGE, ...headers });
    expect(answer).toMatchObject({ edgeControl: undefined, tag: undefined, ids: ['hello'] });
  });
});

it.each([
  ['a client', {}, EDGE],
  ['a proxy that is not trusted', { TRUST_PROXY: '10.0.0.0/8' }, EDGE],
  [
    'a client of a trusted address that names no other',
    { TRUST_PROXY: '127.0.0.1' },
    { ...EDGE, 'x-forwarded-for': '' },
  ],
])('the headers of an edge are ignored from %s', async (_, env, headers) => {
  const site = await open(env);
  const answer = await visit(site, { ...headers, 'x-aud-seeker': 'none.pro', 'x-aud-band': '4' });
  expect(answer).toMatchObject({ edgeControl: undefined, tag: undefined, ids: ['hello'] });
});
