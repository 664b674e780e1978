import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadQuestions } from './loader.ts';
import { fixtures } from './questions.fixtures.ts';
import { Questions } from './questions.tsx';

const { context } = loaderContext('/');

it('parses its answers, and is hidden without a question', async () => {
  const { data } = await loadQuestions(fixtures.usual.settings, context);
  expect(data).toEqual(fixtures.usual.data);
  expect(await loadQuestions({ title: 'Q', items: [] }, context)).toEqual({ data: null });
});

it('gives its questions to search engines as plain text', async () => {
  const { page } = await loadQuestions(fixtures.usual.settings, context);
  expect(page?.jsonLd).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          name: 'Does it cost anything?',
          acceptedAnswer: { '@type': 'Answer', text: 'No. See the plans.' },
        },
        { name: 'Who lists the jobs?', acceptedAnswer: { text: 'Employers do.' } },
      ],
    },
  ]);
});

it('opens and closes without JavaScript', () => {
  expect(renderFixture(Questions, fixtures)).toMatch(
    /<details[^>]*><summary[^>]*>Does it cost anything\?<\/summary>.*<strong>No\.<\/strong>/,
  );
});
