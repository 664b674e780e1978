import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { compileMessage } from './compile-message.ts';
import type { Message } from './define-messages.ts';
import { formatMessage } from './format-message.ts';

type Values = Readonly<Record<string, string | number>>;
const format = (source: string, values: Values): string =>
  formatMessage(compileMessage(source) as Message<string>, values);
const reference = (source: string, values: Values): unknown =>
  new IntlMessageFormat(source, 'en-IN', undefined, { ignoreTag: true }).format(values);

describe('a message', () => {
  it('without values is its text, with quotes and symbols unchanged', () => {
    expect(compileMessage("Can't be empty: <b> & '{'x'}'")).toBe("Can't be empty: <b> & {x}");
    expect(compileMessage('')).toBe('');
  });

  it.each([
    ['{name} applied', { name: 'Asha' }, 'Asha applied'],
    ['{count, number} jobs', { count: 1234567 }, '12,34,567 jobs'],
    ['{count, plural, =0 {No jobs} one {# job} other {# jobs}}', { count: 0 }, 'No jobs'],
    ['{count, plural, =0 {No jobs} one {# job} other {# jobs}}', { count: 1 }, '1 job'],
    [
      '{count, plural, one {# job} other {# jobs}} in {city}',
      { count: 120000, city: 'Pune' },
      '1,20,000 jobs in Pune',
    ],
    ['{who, select, own {Your} other {Their}} resume', { who: 'own' }, 'Your resume'],
    ['{who, select, own {Your} other {Their}} resume', { who: 'x' }, 'Their resume'],
  ])('%s with %o is filled in', (source, values, expected) => {
    expect(format(source, values)).toBe(expected);
  });

  it('is formatted like by the ICU library', () => {
    const piece = fc.constantFrom(
      ' text ',
      "it''s ",
      '{name}',
      '{count, number}',
      '{count, plural, =0 {none} one {# {name}} other {# of {count, plural, one {x} other {#}}}}',
      '{who, select, a {A {name}} other {B}}',
    );
    const message = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    const values = fc.record({
      name: fc.string(),
      count: fc.integer({ min: 0, max: 10_000_000 }),
      who: fc.constantFrom('a', 'b'),
    });
    fc.assert(
      fc.property(message, values, (source, given) => {
        expect(format(source, given)).toBe(reference(source, given) || '');
      }),
    );
  });
});
