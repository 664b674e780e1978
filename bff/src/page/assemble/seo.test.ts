import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const { outcomes } = builtInMessages();

const ORIGIN = 'http://tech.localhost:3000';
const hello = { hello: { type: 'text' } };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    files: {
      ...layout('terms', hello),
      ...layout('login', hello),
      ...layout('category', { main: { type: 'main', settings: { mode: '' } } }),
    },
  });
});
afterAll(() => site.close());

const seoOf = async (path: string) =>
  (await site.request(`/api/layout?path=${encodeURIComponent(path)}`)).json().seo;

it('says at home whose site it is and how it is searched, in whole addresses', async () => {
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

it('says of a plain page where it stands', async () => {
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

it('says nothing of what is not to be found', async () => {
  expect((await seoOf('/login')).jsonLd).toEqual([]);
  expect((await seoOf('/no/such/page')).jsonLd).toEqual([]);
});

it('names a page by its own address, whatever links to it add', async () => {
  expect((await seoOf('/?utm_source=mail&ref=x')).canonical).toBe(`${ORIGIN}/`);
  expect((await seoOf('/terms?gclid=1&pref=2')).canonical).toBe(`${ORIGIN}/terms`);
});

it('tells a reader what became of a form, and search engines nothing of such an address', async () => {
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
