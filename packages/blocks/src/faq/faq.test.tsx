import { seoPage } from '@broadsheet/contract/calls/seo';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './faq.fixtures.ts';
import { Faq } from './faq.tsx';
import { loadFaq } from './loader.ts';

const TEXT = `Ask away.

## Jobs

### Who lists the jobs?

Employers, on {brandName}:

- directly
- by feed

## Nothing here

## Money

### Is it [free](/subscribe/plans)?

Yes.`;
const settings = { title: 'Questions', text: 'faq' };
const load = (answers = {}) =>
  loadFaq(settings, loaderContext('/faq', answers, { content: () => TEXT }).context);

it('parses headings as groups and questions, and omits empty groups', async () => {
  const { data } = await load();
  expect(data?.intro).toEqual([{ kind: 'paragraph', line: [{ text: 'Ask away.' }] }]);
  expect(data?.groups.map(({ title, questions }) => [title, questions[0]?.question])).toEqual([
    ['Jobs', 'Who lists the jobs?'],
    ['Money', 'Is it free?'],
  ]);
});

it('has structured data, with the head from the SEO service', async () => {
  const seo = { title: 'FAQ', description: 'All of it.', additionalLinkTags: [], meta: [] };
  const { page } = await load({ [seoPage.path]: seo });
  expect(page?.seo).toMatchObject({ title: 'FAQ', description: 'All of it.' });
  expect(page?.seo?.jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Who lists the jobs?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: 'Employers, on Broadsheet Tech:\ndirectly\nby feed',
          },
        },
        {
          '@type': 'Question',
          name: 'Is it free?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
        },
      ],
    },
  ]);
});

it('uses its own name if the SEO service fails', async () => {
  expect((await load()).page?.seo?.title).toBe('Questions | Broadsheet Tech');
});

it('opens and closes without JavaScript', () => {
  const html = renderFixture(Faq, fixtures);
  expect(html).toMatch(/<h1[^>]* id="own-title">Help and FAQs</);
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Does it cost anything\?<\/summary>.*No\./);
});
