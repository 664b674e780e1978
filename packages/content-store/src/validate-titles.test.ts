import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it, onTestFinished } from 'vitest';
import { checkContent } from './check-content.ts';
import { exampleContent, exampleSeo, layoutText, writeContent } from './example-content.ts';

const found = async (files: Readonly<Record<string, string>>) => {
  const { dir, remove } = await writeContent(exampleContent(files));
  onTestFinished(remove);
  const { findings } = await checkContent({ dir, definitions: exampleDefinitions });
  return findings.map(
    ({ file, line, code, message, mend }) => `${file}:${line} ${code} ${message}. ${mend}`,
  );
};

it('finds nothing where every page of a brand has a unique title', async () => {
  expect(await found({ 'layouts/seo/home.json': exampleSeo('Jobs') })).toEqual([]);
});

it('finds a page that has lost its title, but not the answer to a wrong address', async () => {
  expect(
    await found({
      'layouts/contact.json': layoutText('contact', 'first'),
      'layouts/notfound.json': layoutText('notfound', 'first'),
    }),
  ).toEqual([
    'layouts/contact.json:1 MISSING_TITLE the page "contact" has no title of its own. ' +
      'Write layouts/seo/contact.json with a title and a description for each brand.',
  ]);
});

it('finds a duplicate title of another page of the brand, at its position', async () => {
  const files = {
    'layouts/faq.json': layoutText('faq', 'first'),
    'layouts/seo/faq.json': exampleSeo('Questions', ' questions  and answers'),
    'layouts/seo/home.json': exampleSeo('Jobs', 'Questions and answers'),
  };
  expect(await found(files)).toEqual([
    'layouts/seo/home.json:9 DUPLICATE_TITLE "Questions and answers" is the title of the page ' +
      '"faq", too. Begin it with what this page is about.',
  ]);
});

it('compares no title with that of a page that the brand does not have', async () => {
  const files = {
    'layouts/epoch.json': layoutText('epoch', 'first'),
    'layouts/seo/epoch.json': exampleSeo('Jobs', 'Epoch'),
    'layouts/seo/home.json': exampleSeo('Jobs', 'Management jobs'),
  };
  expect(await found(files)).toEqual([]);
});

it('finds a landing page with the title of another page of its brands, the name of the site left out', async () => {
  const landing = (slug: string, title: string, brand: string) =>
    JSON.stringify({
      page: `landing/${slug}`,
      address: `/${slug}`,
      brands: [brand],
      seo: { title, description: 'All of them.' },
      blocks: { first: { type: 'text' } },
      order: ['first'],
    });
  const files = {
    'layouts/seo/home.json': exampleSeo('Jobs | Tech', 'Work | Management'),
    'layouts/landing/one.json': landing('one', 'jobs', 'tech'),
    'layouts/landing/two.json': landing('two', 'Jobs', 'management'),
    'layouts/landing/three.json': landing('three', 'Campus', 'tech'),
    'layouts/landing/two-more.json': landing('two-more', 'Campus', 'tech'),
  };
  expect(await found(files)).toEqual([
    'layouts/landing/one.json:1 DUPLICATE_TITLE "jobs" is the title of the page "home", too. ' +
      'Begin it with what this page is about.',
    'layouts/landing/two-more.json:1 DUPLICATE_TITLE "Campus" is the title of the page "landing/three", too. ' +
      'Begin it with what this page is about.',
  ]);
});
