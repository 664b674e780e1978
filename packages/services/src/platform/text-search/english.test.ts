import { expect, it } from 'vitest';
import { loadEnglish } from './english.ts';

it('knows words of English with their forms, and no misspelt ones', async () => {
  const isEnglish = await loadEnglish();
  for (const word of ['aa', 'concert', 'trailers', 'welding', 'zymurgy'])
    expect(isEnglish(word), word).toBe(true);
  for (const word of ['', 'a', 'developr', 'saels', 'qqqq', 'welding ', 'pyhton'])
    expect(isEnglish(word), word).toBe(false);
});
