import { gunzipSync } from 'node:zlib';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const items = Array.from({ length: 60 }, (_, dataId) => ({
  dataId,
  label: `Java ${dataId}`,
  tag: 'j',
}));
const fetchBytes = async (count: number, accepted: string, path = '/api/job/tags') => {
  const site = await openTestSite({ service: json({ items: items.slice(0, count) }) });
  sites.push(site);
  return site.request(path, { headers: { 'accept-encoding': accepted } });
};

it('a long response of a call is compressed for clients that accept it', async () => {
  const answer = await fetchBytes(60, 'br, gzip');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual({ items });
});

it('a long response is uncompressed for all others, and varies', async () => {
  const answer = await fetchBytes(60, 'identity');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect([answer.headers.vary, answer.json()]).toEqual(['accept-encoding', { items }]);
});

it('a short response is not compressed', async () => {
  const answer = await fetchBytes(1, 'gzip');
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, undefined]);
});

it('blocks that are asked for again are compressed too, and vary on what they varied on', async () => {
  const long = { type: 'text', settings: { text: 'words '.repeat(300) } };
  const site = await openTestSite({ files: layout('home', { long }) });
  sites.push(site);
  const { revision } = (await site.request('/api/layout?path=/')).json();
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await site.request(`/api/blocks?path=/&revision=${revision}&ids=long`, {
    headers,
  });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'x-block-catalog, accept-encoding',
  });
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString()).blocks).toHaveLength(1);
});
