import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCsv } from '@broadsheet/contract/calls/static';
import Value from 'typebox/value';
import { afterEach, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const HEADER =
  'id,companyId,title,companyLogo,imageUrl,link,description,subText,ctaText,trackerText,courseId,institute,allowOnJobfeed,minExp,maxExp,location,jobId,ordering,companyName,showcaseRedirectionLink,categoryIds';

const open = async (csv: Readonly<Record<string, string>>): Promise<TestSite> => {
  const files = Object.entries(csv).map(([name, text]) => [`layouts/banners/${name}.csv`, text]);
  const site = await openTestSite({ files: Object.fromEntries(files) });
  sites.push(site);
  return site;
};

it('answers the banners of a file in their order, without asking a service', async () => {
  const site = await open({
    home: `${HEADER}\nlate,,Late,,,/companies,,,,,,,,,,,,9,,,\nsoon,,Soon,,,/companies,,,,,,,,2,,Bengaluru,,1,,,1\n`,
  });
  const answer = await site.request('/read-csv/home');
  expect(answer.statusCode).toBe(200);
  const body: unknown = answer.json();
  Value.Assert(readCsv.answer, body);
  expect(body.items.map(({ id, minExp, location }) => ({ id, minExp, location }))).toEqual([
    { id: 'soon', minExp: 2, location: ['bangalore'] },
    { id: 'late', minExp: null, location: [] },
  ]);
  expect(site.service.seen).toEqual([]);
});

it.each([
  ['none', 404, 'PROMO_BANNERS_NOT_FOUND'],
  ['broken', 502, 'PROMO_BANNERS_FAILED'],
])('answers for the file "%s" with %i and the message of failures', async (name, status, code) => {
  const site = await open({ broken: 'id;title\n' });
  const answer = await site.request(`/read-csv/${name}`);
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    {
      statusCode: status,
      code,
      message: 'Something went wrong. Please try again later.',
      requestId: answer.headers['x-request-id'],
    },
  ]);
});

it('refuses a name that is no file name', async () => {
  const site = await open({});
  const answer = await site.request('/read-csv/..%2Fhome');
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
});

it('shows on readiness and in the metrics what was left out, and stays ready', async () => {
  const site = await open({ broken: 'id;title\n' });
  expect((await site.request('/health/ready')).json()).toMatchObject({ status: 'ok', leftOut: 1 });
  expect((await site.request('/metrics')).body).toContain('config_left_out 1');
});

it('is what the blocks of a page are given, and follows an edit of the file', async () => {
  const notices = { type: 'notices', settings: { mode: 'home' } };
  const none = { type: 'notices', settings: { mode: 'gone' } };
  const file = 'layouts/banners/home.csv';
  const text = (title: string) => `${HEADER}\na,,${title},,,/companies,,,,,,,,,,,,,,,\n`;
  const files = { ...layout('home', { notices, none }), [file]: text('Before') };
  const site = await openTestSite({ files, watch: true });
  sites.push(site);
  const shown = async () => {
    const { blocks } = (await site.request('/api/layout?path=/')).json();
    return blocks.map(({ data }: { data: { value: string } }) => data.value);
  };
  expect(await shown()).toEqual(['Before', '']);
  const changed = new Promise((resolve) => site.content.onChange(resolve));
  await writeFile(join(site.dir, file), text('After'));
  await changed;
  expect(await shown()).toEqual(['After', '']);
});
