import { expect, it } from 'vitest';
import { LOGIN, OWN, post, useTestSites } from '../fixtures/session-site.fixture.ts';

const open = useTestSites();
const VALID = '{"email":"a@b.in","password":"x","more":[1,-2.5e3,true,null,{"a":"\\u00e9\\n"}]}';
const VALUES = [
  ...['NaN', 'Infinity', '-Infinity', 'undefined', 'True', 'nul', 'nulll', 'tru', 'FALSE', 'None'],
  ...[
    '01',
    '-01',
    '+1',
    '.5',
    '-.5',
    '1.',
    '1.e2',
    '0x1',
    '0b1',
    '1e',
    '1e+',
    '--1',
    '- 1',
    '1_000',
    '1 2',
  ],
  ...[
    "'a'",
    '`a`',
    '"a',
    'a"',
    '"a"b"',
    '"\\x61"',
    '"\\u12"',
    '"\\u12g4"',
    '"\\"',
    '"\\',
    '"a\tb"',
    '"a\nb"',
  ],
  ...[
    '"\u0000"',
    '"\u001f"',
    '“a”',
    '"a"/**/',
    '/**/"a"',
    '"a"//',
    '#"a"',
    '<a/>',
    '$',
    '@',
    '\\',
    '\u00a0"a"',
  ],
  ...[
    '[',
    ']',
    '[1',
    '1]',
    '[,1]',
    '[1,]',
    '[1,,2]',
    '[1 2]',
    '[1:2]',
    '[1;2]',
    '(1)',
    '{',
    '}',
    '{"a"}',
  ],
  ...[
    '{"a":}',
    '{:1}',
    '{"a":1,}',
    '{,"a":1}',
    '{"a" 1}',
    '{"a"::1}',
    '{a:1}',
    "{'a':1}",
    '{1:1}',
    '{"a":1;"b":2}',
  ],
  ...[
    '{"a":1 "b":2}',
    '{"a":[}',
    '{"a":[1}',
    '[{]}',
    '[{"a":1]',
    '',
    ' ',
    ',',
    ':',
    '"a","b"',
    '...',
    '\u2028',
    '\u200b1',
  ],
];
const ENDS = [
  '}',
  ']',
  ',',
  'x',
  '0',
  '"',
  '\u0000',
  '{}',
  ';',
  '//',
  '/**/',
  '\u00a0',
  '\u200b',
  ',{}',
  '\u0085',
  'null',
];

/** Input that a lenient parser would accept: cut off, a missing sign, an invalid value, trailing text. */
const MALFORMED = [
  ...Array.from(VALID, (_, at) => VALID.slice(0, at)).slice(1),
  ...Array.from(VALID, (sign, at) =>
    '{}[]:,'.includes(sign) ? VALID.slice(0, at) + VALID.slice(at + 1) : '',
  ),
  ...VALUES.map((value) => `{"email":${value},"password":"x"}`),
  ...ENDS.map((end) => VALID + end),
].filter((text) => text !== '');

it('what is no JSON is refused, each of 188 ways and more, and reaches no service', async () => {
  expect(MALFORMED.length).toBeGreaterThan(188);
  const site = await open({ env: { RATE_LIMIT: 'off' } });
  const headers = { ...OWN, 'content-type': 'application/json' };
  const taken: string[] = [];
  for (const text of MALFORMED) {
    const answer = await post(site, LOGIN, text, headers);
    if (answer.statusCode !== 400 || answer.json().code !== 'BAD_REQUEST')
      taken.push(`${answer.statusCode} ${text}`);
  }
  expect(taken).toEqual([]);
  expect(site.service.seen).toEqual([]);
});
