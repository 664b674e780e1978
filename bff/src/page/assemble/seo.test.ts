import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const { outcomes } = builtInMessages();

const ORIGIN = 'http://tech.localhost:3000';
const hello = { hello: { type: 'text' } };

const faq = (mode: string) => ({ type: 'faq', settings: { mode } });

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    files: {
      ...layout('terms', hello),
      ...layout('login', { ...hello, questions: faq('on a page that is not indexed') }),
      ...layout(
        'faq',
        {
          pair: { type: 'split', slots: { main: ['inner'] } },
          inner: faq('inside'),
          first: faq('first'),
          none: faq('none'),
          later: { ...faq('later'), when: { from: '2099-01-01T00:00:00+05:30' } },
          phones: { ...faq('phones'), when: { device: ['phone'] } },
          last: faq('last'),
        },
        { order: ['pair', 'first', 'none', 'later', 'phones', 'last'] },
      ),
      ...layout('category', { main: { type: 'main', settings: { mode: '' } } }),
    },
  });
});
afterAll(() => site.close());

const seoOf = async (path: string) =>
  (await site.request(`/api/layout?path=${encodeURIComponent(path)}`)).json().seo;

it('describes the organisation and its search on the home page, with absolute addresses', async () => {
  const [organisation, website] = (await seoOf('/')).jsonLd;
  expect(organisation).toMatchObject({
    '@type': 'Organization',
    '@id': `${ORIGIN}/#organization`,
    name: 'Broadsheet tech',
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/favicon.svg`,
    contactPoint: { email: 'help@jobs.example' },
  });
  expect(website).toMatchObject({
    '@type': 'WebSite',
    publisher: { '@id': `${ORIGIN}/#organization` },
    potentialAction: { target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` } },
  });
});

it('gives a plain page a breadcrumb', async () => {
  const { jsonLd, title } = await seoOf('/terms');
  expect(jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: title, item: `${ORIGIN}/terms` },
      ],
    },
  ]);
});

it('joins the questions of all shown blocks in one list, and those of hidden blocks are in none', async () => {
  const { jsonLd, title } = await seoOf('/faq');
  const lists = jsonLd.filter((each: { '@type': string }) => each['@type'] === 'FAQPage');
  expect(lists).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: ['inside', 'first', 'last'].map((name) => ({
        name,
        image: '/a',
        url: `${ORIGIN}/faq`,
      })),
    },
  ]);
  expect(title).not.toBe('not of a primary block');
});

it('has no structured data on pages that are not indexed', async () => {
  expect((await seoOf('/login')).jsonLd).toEqual([]);
  expect((await seoOf('/no/such/page')).jsonLd).toEqual([]);
});

it('names a page by its own address, whatever links to it add', async () => {
  expect((await seoOf('/?utm_source=mail&ref=x')).canonical).toBe(`${ORIGIN}/`);
  expect((await seoOf('/terms?gclid=1&pref=2')).canonical).toBe(`${ORIGIN}/terms`);
});

it('shows a reader the outcome of a form, and keeps that address out of search engines', async () => {
  const answer = await site.request(`/api/layout?path=${encodeURIComponent('/?done=save')}`);
  const { seo, notice } = answer.json();
  expect(notice).toEqual({ isSuccess: true, text: outcomes.jobSaved });
  expect(seo.canonical).toBe(`${ORIGIN}/`);
  expect(seo.meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect((await seoOf('/?done=toString')).meta).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
  expect((await seoOf('/')).meta).not.toContainEqual({ name: 'robots', content: 'noindex' });
});
