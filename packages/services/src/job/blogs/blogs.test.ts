import { BRANDS } from '@broadsheet/contract/brand';
import { latestBlogs } from '@broadsheet/contract/calls/blogs';
import { BLOG_TOPICS } from '@broadsheet/contract/constants';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';

const LATER = Date.parse('2027-01-01T00:00:00+05:30');

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  services.now = LATER;
});
afterAll(() => services.close());

it.each([...BRANDS])('has articles of every topic for %s, the newest first', async (brand) => {
  const { items } = await services.call(latestBlogs, { brand });
  expect(new Set(items.map(({ topic }) => topic))).toEqual(new Set(BLOG_TOPICS));
  const times = items.map(({ publishedAt }) => Date.parse(publishedAt));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  const slugs = items.map(({ slug }) => slug);
  expect(slugs).toEqual([...new Set(slugs)]);
});

it('gives those of one topic, as many as are asked for', async () => {
  const { items } = await services.call(latestBlogs, {
    query: { category: 'Appraisals', size: 1 },
  });
  expect(items.map(({ topic }) => topic)).toEqual(['Appraisals']);
});

it('shows nobody an article before its time', async () => {
  const all = await services.call(latestBlogs);
  const [newest, ...others] = all.items;
  services.now = Date.parse(newest?.publishedAt ?? '') - 1;
  expect((await services.call(latestBlogs)).items).toEqual(others);
  services.now = LATER;
});

it('refuses a topic that there is not, and a size beyond the most', async () => {
  expect((await services.get('/job/getLatestBlogs?category=gossip')).status).toBe(400);
  expect((await services.get('/job/getLatestBlogs?size=51')).status).toBe(400);
});
