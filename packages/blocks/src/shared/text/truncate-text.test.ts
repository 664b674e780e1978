import { expect, it } from 'vitest';
import { truncateText } from './truncate-text.ts';

it.each([
  ['Short enough.', 40, 'Short enough.'],
  ['One sentence. Another one that is long.', 20, 'One sentence.'],
  ['A single sentence without an end in sight', 20, 'A single sentence…'],
])('%s within %i is %s', (text, maxLength, expected) => {
  expect(truncateText(text, maxLength)).toBe(expected);
});
