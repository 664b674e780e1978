import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMessage } from './compile-message.ts';
import { readMessage, unknownTokens, writeMessage } from './editable-message.ts';
import { messageSets } from './message-areas.ts';

const read = (source: string) => {
  const message = readMessage(source);
  if (!message) throw new Error(`${source} cannot be edited as sentences`);
  return message;
};
const textsOf = (source: string) =>
  read(source).parts.map(({ cases }) => cases.map(({ name, text }) => [name, text]));

describe('a message for an editor', () => {
  it('has whole sentences, one for each case', () => {
    const source = 'Apply for {count, plural, one {# job} other {# jobs}} in {cityName} now.';
    expect(textsOf(source)).toEqual([
      [
        ['one', 'Apply for [number] job in [city name] now.'],
        ['other', 'Apply for [number] jobs in [city name] now.'],
      ],
    ]);
  });

  it('has a part for each number that it depends on', () => {
    const source =
      '{title}: {q, plural, one {# question} other {# questions}} in {m, plural, one {# minute} other {# minutes}}.';
    expect(textsOf(source)).toEqual([
      [
        ['one', '[title]: [number] question'],
        ['other', '[title]: [number] questions'],
      ],
      [
        ['one', ' in [number] minute.'],
        ['other', ' in [number] minutes.'],
      ],
    ]);
  });

  it('writes what the cases share once, and everything into the cases where they differ', () => {
    const message = read('Apply for {count, plural, one {# job} other {# jobs}} now.');
    const withText = (at: number, text: string) => ({
      ...message,
      parts: message.parts.map((part) => ({
        ...part,
        cases: part.cases.map((each, index) => (index === at ? { ...each, text } : each)),
      })),
    });
    expect(writeMessage(withText(0, 'Apply for one job now.'))).toBe(
      'Apply for {count, plural, one {one job} other {# jobs}} now.',
    );
    expect(writeMessage(withText(0, 'One job is yours.'))).toBe(
      '{count, plural, one {One job is yours.} other {Apply for # jobs now.}}',
    );
  });

  it.each([
    ['{count, plural, one {{who, select, a {x} other {y}}} other {z}}', 'cases inside others'],
    ['{count, selectordinal, one {#st} other {#th}}', 'ordinals'],
    ['{count, plural, offset:1 one {x} other {y}}', 'an offset'],
    ['{name} and {name, number}', 'a value in two ways'],
    ['{when, date, short}', 'a date'],
    ['{count', 'a brace too few'],
  ])('is none for %s: %s', (source) => {
    expect(readMessage(source)).toBeNull();
  });

  it('names what stands in brackets and no page fills in', () => {
    const message = read('Buy {plan}');
    const typed = { ...message, parts: [{ choice: null, cases: [{ name: 'other', text: '' }] }] };
    const withText = (text: string) => ({
      ...typed,
      parts: [{ choice: null, cases: [{ name: 'other', text }] }],
    });
    expect(unknownTokens(withText('Buy [plan] for [price], [number]'))).toEqual([
      '[price]',
      '[number]',
    ]);
    expect(unknownTokens(read('{count, plural, other {# of {plan}}}'))).toEqual([]);
  });
});

describe('the way through an editor', () => {
  const sources = Object.values(messageSets).flatMap(({ area, builtIn }) =>
    Object.entries(builtIn).map(([key, source]): [string, string] => [`${area}.${key}`, source]),
  );

  it('leaves every message of the site as it is written', () => {
    const others = sources
      .map(([name, source]) => {
        const message = readMessage(source);
        return [name, source, message && writeMessage(message)] as const;
      })
      .filter(([, source, written]) => written !== source);
    expect(others).toEqual([]);
    expect(sources.length).toBeGreaterThan(2000);
  });

  it('keeps every sign of what is typed, and shows none of the syntax', () => {
    const sign = fc.constantFrom("'", '{', '}', '#', '<', '>', ' ', 'a', '[count]', '[number]');
    const text = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
    const tokens = new Map([['count', '{count}']]);
    const shown = (source: string, kind: 'plural' | null) => {
      const [choice, other] = [compileMessage(source), 'other'];
      const inner = kind && Array.isArray(choice) ? choice[0][2][other] : choice;
      const pieces = typeof inner === 'string' ? [inner] : inner;
      return pieces
        .map((piece: unknown) =>
          typeof piece === 'string' ? piece : (piece as string[])[1] ? '[number]' : '[count]',
        )
        .join('');
    };
    fc.assert(
      fc.property(text, (typed) => {
        const cases = [{ name: 'other', text: typed }];
        const plain = writeMessage({ parts: [{ choice: null, cases }], tokens });
        expect(shown(plain, null)).toBe(typed);
        const choice = { kind: 'plural', value: 'n', before: '', after: '' } as const;
        const plural = writeMessage({ parts: [{ choice, cases }], tokens });
        expect(shown(plural, 'plural')).toBe(typed);
      }),
    );
  });
});
