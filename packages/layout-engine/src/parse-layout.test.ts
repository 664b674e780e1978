import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInExample } from './find-in-example.ts';
import { parseLayout } from './parse-layout.ts';

const expectAt = (marked: string, messages: readonly string[]) => {
  const found = findInExample(marked);
  expect(found.positions).toEqual(found.marks);
  expect(found.messages).toEqual(messages);
  return found.findings;
};

describe('a text that is no JSON', () => {
  it.each([
    ['{ "page": "home",\n  ▶}', 'expected a further entry after the comma, found }'],
    ['{ "page": "home"\n  ▶"blocks": {} }', 'expected a comma or a colon before "'],
    [
      '{ "page": "home", "order": ["a"▶',
      'the file ends before its JSON does, expected a closing } or ] or "',
    ],
    ['{\n  "page": ▶home }', 'expected a value, found home'],
    ['▶// note\n{}', 'expected JSON, found a comment'],
    ["{ ▶'page': 1 }", "expected a string in double quotes, found '"],
    ['▶', 'the file is empty, expected a JSON object'],
    [
      '{ "page": ▶"a\tb" }',
      'this string holds a tab or a line break, which JSON does not allow in a string',
    ],
  ])('%j', (marked, message) => {
    expectAt(marked, [`JSON_SYNTAX ${message}`]);
  });

  it('refuses a file of more than a megabyte without reading it', () => {
    const { messages } = findInExample(`{"page":"${'x'.repeat(1_000_000)}"}`);
    expect(messages).toEqual([
      'FILE_TOO_LARGE the file holds 1000011 characters, the limit is 1000000',
    ]);
  });

  it('survives brackets without end', () => {
    expect(findInExample('['.repeat(200_000)).messages).toHaveLength(1);
  });

  it('accepts a byte order mark and Windows line ends', () => {
    const text =
      '\ufeff{ "page": "home",\r\n"blocks": { "a": { "type": "text" } },\r\n"order": ["a"] }';
    expect(findInExample(text).messages).toEqual([]);
  });
});

it.each([
  ['settings', (levels: number) => `{ "x": ${'['.repeat(levels)}${']'.repeat(levels)} }`],
  [
    'fallback',
    (levels: number) =>
      `${'{ "type": "text", "fallback": '.repeat(levels)}"drop"${'}'.repeat(levels)}`,
  ],
])(
  'a file with %s of more than 100 levels is refused in one finding, however many they are',
  (field, nest) => {
    for (const levels of [120, 3_000, 30_000]) {
      const text = `{ "page": "home", "blocks": { "a": { "type": "text", "${field}": ${nest(levels)} } }, "order": ["a"] }`;
      const { findings } = parseLayout('layouts/home.json', text);
      expect(findings).toMatchObject([{ code: 'JSON_SYNTAX' }]);
      expect(findings[0]?.message).toContain('nested too deeply');
    }
  },
);

describe('keys', () => {
  it('may occur only once', () => {
    expectAt('{ "page": "home", "blocks": {},\n  ▶"page": "x" }', [
      'DUPLICATE_KEY "page" appears twice in the same object',
    ]);
  });

  it('are never __proto__, not even once', () => {
    expectAt('{ "blocks": { "a": { "settings": { ▶"__proto__": {}, ▶"__proto__": {} } } } }', [
      'FORBIDDEN_KEY "__proto__" cannot be the name of a field',
      'DUPLICATE_KEY "__proto__" appears twice in the same object',
    ]);
  });
});

describe('the shape', () => {
  it('names the field that was probably meant', () => {
    const [first] = expectAt(
      '{ "page": "home", "blocks": { "a": { "type": "text", ▶"setings": {} } }, "order": ["a"] }',
      ['UNKNOWN_FIELD "setings" is no field of blocks.a'],
    );
    expect(first?.mend).toBe('Did you mean "settings"?');
  });

  it('lists the values of a field', () => {
    const [first] = expectAt(
      '{ "page": "home", "blocks": { "a": { "type": "text", "when": { "brand": [▶"teck"] } } }, "order": ["a"] }',
      ['INVALID_VALUE blocks.a.when.brand[0] must be one of "tech" or "management", found "teck"'],
    );
    expect(first?.mend).toBe('Did you mean "tech"?');
  });

  it('wants what is needed, where it is needed', () => {
    expectAt('▶{ "page": "home", "blocks": { "a": ▶{} } }', [
      'MISSING_FIELD the file needs the field "order"',
      'MISSING_FIELD blocks.a needs the field "type"',
    ]);
  });

  it('distinguishes kinds of values', () => {
    expectAt('{ "page": ▶1, "blocks": ▶[], "order": ▶"a" }', [
      'INVALID_VALUE page must be a text in double quotes, found 1',
      'INVALID_VALUE blocks must be an object { }, found []',
      'INVALID_VALUE order must be a list [ ], found "a"',
    ]);
  });

  it('refuses a name that no block can have', () => {
    expectAt('{ "page": "home", "blocks": { ▶"Big Promo": { "type": "text" } }, "order": [] }', [
      'INVALID_VALUE "Big Promo" cannot be a name in blocks, expected ^[a-z][a-z0-9-]{0,47}$',
    ]);
  });

  it('selects the placement that was probably meant', () => {
    expectAt(
      '{ "page": "home", "blocks": { "a": { "type": "text" } }, "order": ["a"],\n' +
        '  "variants": [{ "name": "v", "when": {}, "place": [{ "block": "a", "first": ▶false }] }] }',
      ['INVALID_VALUE variants[0].place[0].first must be true, found false'],
    );
  });

  it('distinguishes an instant from a date', () => {
    expectAt(
      '{ "page": "home", "blocks": { "a": { "type": "text", "when": { "from": ▶"2026-10-28" } } }, "order": ["a"] }',
      [
        'INVALID_VALUE blocks.a.when.from must be ISO 8601 with an offset, such as 2026-10-28T00:00:00+05:30, found "2026-10-28"',
      ],
    );
  });
});

it('survives every way to damage a text, and points into it', () => {
  const text = JSON.stringify(
    {
      page: 'home',
      blocks: {
        a: { type: 'text', settings: { title: 'x', limit: 3 } },
        b: { type: 'box', slots: { main: [] } },
      },
      order: ['a', 'b'],
      variants: [
        {
          name: 'v',
          when: { brand: ['tech'], not: { city: ['pune'] } },
          place: [{ block: 'a', last: true }],
        },
      ],
    },
    null,
    1,
  );
  const scrap = fc.constantFrom(
    '',
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    'null',
    '-1',
    '"a"',
    '\n',
    '\\',
    'é',
  );
  const position = fc.integer({ min: 0, max: text.length });
  fc.assert(
    fc.property(position, fc.integer({ min: 0, max: 6 }), scrap, (start, length, inserted) => {
      const damaged = text.slice(0, start) + inserted + text.slice(start + length);
      const lines = damaged.split('\n');
      for (const { line, column, message, mend } of findInExample(damaged).findings) {
        expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
        expect([message, mend]).not.toContain('');
      }
    }),
    { numRuns: 500 },
  );
});
