import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../app.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

describe('bad input', () => {
  it.each([
    ['/job/search?page=0', 'querystring/page'],
    ['/job/search?page=abc', 'querystring/page'],
    ['/job/search?size=51', 'querystring/size'],
    ['/job/search?exp=10', 'querystring/exp'],
    ['/job/search?range=9', 'querystring/range'],
    ['/job/search?locIds=1,x', 'querystring/locIds'],
    ['/job/search?sort=pay', 'querystring/sort'],
    ['/job/search?wfh=2', 'querystring/wfh'],
    [`/job/search?query=${'x'.repeat(201)}`, 'querystring/query'],
    ['/job/category/', 'querystring'],
    ['/job/jobdetail/detail?jobcode=1%27--', 'querystring/jobcode'],
    ['/job/similarjobs?tags=A%20B', 'querystring/tags'],
    ['/seo/..%2f..%2fpackage.json', 'params/page'],
  ])('%s is answered with 400 and names %s', async (url, path) => {
    const { status, body } = await services.get(url);
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
    expect((body as { details: { path: string }[] }).details.map((fault) => fault.path)).toContain(
      path,
    );
  });

  it.each([
    ['/job/category/?categoryId=999', 'NOT_FOUND'],
    ['/job/keyword/?keywordId=999999', 'TAG_NOT_FOUND'],
    ['/job/taginfo?slug=nothing', 'TAG_NOT_FOUND'],
    ['/job/jobdetail/detail?jobcode=2000000000', 'JOB_NOT_FOUND'],
    ['/job/jobdetail/detail?jobcode=999999999999', 'JOB_NOT_FOUND'],
    ['/job/jobdetail/view?jobcode=2000000000', 'JOB_NOT_FOUND'],
    ['/job/jobdetail/company-data?slug=nobody', 'COMPANY_NOT_FOUND'],
    ['/job/top-jobs?slug=nobody', 'COMPANY_NOT_FOUND'],
    ['/job/similar-company-jobs?companyId=999999', 'COMPANY_NOT_FOUND'],
    ['/seo/nothing.json', 'NOT_FOUND'],
    ['/job/nothing', 'NOT_FOUND'],
  ])('%s is answered with 404 %s', async (url, code) => {
    expect(await services.get(url)).toMatchObject({ status: 404, body: { statusCode: 404, code } });
  });

  it('a brand that is missing or unknown is answered with 400', async () => {
    expect(await services.get('/job/search', 'sports')).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', details: [{ path: 'headers/x-brand' }] },
    });
    const answer = await services.app.inject({ url: '/job/search' });
    expect(answer.statusCode).toBe(400);
  });

  it('parameters that the page adds for tracking are let through', async () => {
    expect(await services.get('/job/search?ref=hp&pref=cl&refPool=%7B%7D')).toMatchObject({
      status: 200,
    });
  });

  it.each([
    "'; drop table jobs; --",
    '\\',
    '"unclosed',
    '((',
    ':*',
    '& | !',
    '-',
    '%00',
    '🙂',
    'a'.repeat(200),
    '<script>',
  ])('the query %j breaks nothing', async (query) => {
    const { status } = await services.get(`/job/search?query=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
  });
});

describe('a value that PostgreSQL refuses', () => {
  const FAULTS = ['22021', '22P05', '22003', '22P02', '22001', '22007', '22008'];

  it.each(FAULTS)('is answered with 400, whichever schema let it pass: %s', async (code) => {
    const empty = await createEmptyDatabase();
    const app = createServices({
      database: empty.database,
      seoDir: '',
      blogsDir: '',
      competitionsDir: '',
      surveysDir: '',
      siteSecret: '',
    });
    app.get('/refused', () =>
      sql`do ${sql.raw(`$$ begin raise exception 'no' using errcode = '${code}'; end $$`)}`.execute(
        empty.database,
      ),
    );
    const answer = await app.inject('/refused');
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' });
    await app.close();
    await empty.close();
  });

  it.each([
    '/job/search?query=a%00b',
    '/job/suggest?query=a%00b',
    '/job/company-list/search?query=a%00b',
    '/job/jobdetail/recruiter-search?query=a%00b',
    '/course/v2/course/-1/search?query=a%00b',
  ])('never reaches it: %s', async (url) => {
    expect(await services.get(url)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});

describe('a database in trouble', () => {
  it('a failure inside is answered with 500 and no internals', async () => {
    const empty = await createEmptyDatabase();
    const app = createServices({
      database: empty.database,
      seoDir: '',
      blogsDir: '',
      competitionsDir: '',
      surveysDir: '',
      siteSecret: '',
    });
    const answer = await app.inject({ url: '/job/search', headers: { 'x-brand': 'tech' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      statusCode: 500,
      code: 'UNKNOWN',
      message: 'Unknown error',
      requestId: expect.any(String),
    });
    await app.close();
    await empty.close();
  });

  it('is not ready when it does not answer, nor is who is to end', async () => {
    const empty = await createEmptyDatabase();
    let draining = false;
    const app = createServices({
      database: empty.database,
      seoDir: '',
      blogsDir: '',
      competitionsDir: '',
      surveysDir: '',
      siteSecret: '',
      isDraining: () => draining,
    });
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
    draining = true;
    expect((await app.inject('/health/ready')).json()).toEqual({ status: 'closing' });
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    draining = false;
    await empty.close();
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
    await app.close();
  });
});
