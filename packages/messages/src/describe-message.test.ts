import { expect, it } from 'vitest';
import { compileMessage, MessageSyntaxError } from './compile-message.ts';
import { lengthOfMessage, valuesOfMessage } from './describe-message.ts';

it('lists the values of a message and of its forms', () => {
  const source = '{city}: {count, plural, one {# job for {name}} other {# jobs}}';
  expect(valuesOfMessage(compileMessage(source))).toEqual(['city', 'count', 'name']);
  expect(valuesOfMessage('plain')).toEqual([]);
});

it('measures the longest form, with ten characters per value', () => {
  expect(lengthOfMessage('12345')).toBe(5);
  const source = '{count, plural, one {a job} other {many more jobs}} in {city}';
  expect(lengthOfMessage(compileMessage(source))).toBe('many more jobs'.length + 4 + 10);
});

it.each([
  ['{count', 'expect argument closing brace', /Close the brace/],
  ['{count, plural, one {x}}', 'missing other clause', /other \{/],
  ['{when, date, short}', 'dates and times', /as a text/],
  ['{n, plural, offset:1 one {x} other {y}}', 'offset', /Write it like/],
  ['{n, number, percent}', 'a style of numbers', /alone/],
])('%s is refused with a hint', (source, message, mend) => {
  try {
    compileMessage(source);
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof MessageSyntaxError)) throw error;
    expect([error.message, error.mend]).toEqual([
      expect.stringContaining(message),
      expect.stringMatching(mend),
    ]);
  }
});
