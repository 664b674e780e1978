import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadQuestions } from './loader.ts';
import { fixtures } from './questions.fixtures.ts';
import { Questions } from './questions.tsx';

const { context } = loaderContext('/');

it('parses its answers, and is hidden without a question', async () => {
  expect(await loadQuestions(fixtures.usual.settings, context)).toEqual({
    data: fixtures.usual.data,
  });
  expect(await loadQuestions({ title: 'Q', items: [] }, context)).toEqual({ data: null });
});

it('opens and closes without JavaScript', () => {
  expect(renderFixture(Questions, fixtures)).toMatch(
    /<details[^>]*><summary[^>]*>Does it cost anything\?<\/summary>.*<strong>No\.<\/strong>/,
  );
});
