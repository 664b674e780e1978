import { afterEach, expect, it } from 'vitest';
import { closePage, showPage } from '../test-page.fixture.tsx';
import { CommentText } from './comment-text.tsx';

const show = async (text: string, names: readonly string[]) => {
  const mentions = names.map((name, index) => ({ id: String(index), name }));
  await showPage(<CommentText text={text} mentions={mentions} />);
  return {
    text: document.querySelector('.comment-text')?.textContent,
    marked: [...document.querySelectorAll('.mention')].map(({ textContent }) => textContent),
  };
};

afterEach(closePage);

it('marks the names of colleagues in the text as it was typed', async () => {
  const text = 'Ask @Asha, or @Ravi.';
  expect(await show(text, ['Asha', 'Ravi'])).toEqual({ text, marked: ['@Asha', '@Ravi'] });
});

it('shows a name once that two colleagues have', async () => {
  const text = '@José please, then @José again';
  expect(await show(text, ['José', 'José'])).toEqual({ text, marked: ['@José', '@José'] });
});
