import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine } from './clean-text.ts';
import { parseDate } from './dates.ts';
import { normaliseDescription } from './description.ts';
import { findExperience, parseExperience } from './experience.ts';
import { parsePay } from './pay.ts';

const texts = [
  ...[
    '<p>',
    '</p>',
    '<li>',
    '<ul>',
    '</ul>',
    '<div>',
    '<br>',
    '<b>',
    '</b>',
    '<script>',
    '</script>',
  ],
  ...[
    '<img src=x onerror=a()>',
    '&lt;',
    '&gt;',
    '&amp;lt;',
    '"',
    "'",
    '\n',
    '\n\n',
    '- ',
    '<!--',
    '-->',
  ],
  ...[
    '5',
    '10',
    '1,00,000',
    '-',
    'to',
    'lakh',
    'LPA',
    'cr',
    'k',
    '₹',
    'per month',
    '+',
    'years',
    'months',
  ],
  ...[
    'Fresher',
    '2026',
    '/',
    '05',
    'Mar',
    'ago',
    'days',
    ' ',
    '\u0000',
    '\ud800',
    'experience',
    'at least',
  ],
];
const nonsense = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...texts), { maxLength: 40 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...texts), { maxLength: 40 }).map((parts) => parts.join(' ')),
);
const ALLOWED = /<\/?(?:p|ul|ol|li|h3|h4|strong|em)>|<br>/g;

describe('any text at all', () => {
  it('becomes a description of the allowed tags alone, and stays it', () => {
    fc.assert(
      fc.property(nonsense, (text) => {
        const html = normaliseDescription(text);
        expect(html.replace(ALLOWED, '')).not.toMatch(/[<>]/);
        expect(html).not.toContain('\u0000');
      }),
    );
  });

  it('becomes years, pay and dates within their bounds, or nothing', () => {
    fc.assert(
      fc.property(nonsense, (text) => {
        for (const years of [parseExperience(text), findExperience(text)]) {
          if (!years) continue;
          expect(years.minYears).toBeGreaterThanOrEqual(0);
          const maxYears = years.maxYears ?? 60;
          expect(maxYears).toBeGreaterThanOrEqual(years.minYears);
          expect(maxYears).toBeLessThanOrEqual(60);
        }
        const pay = parsePay(text);
        if (pay) expect(pay.maxLakh).toBeGreaterThanOrEqual(pay.minLakh);
        expect(parseDate(text, 0)).not.toBeNaN();
        expect(cleanLine(text)).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('may be long', () => {
    for (const word of texts) {
      const long = word.repeat(Math.ceil(50_000 / word.length));
      for (const read of [parseExperience, findExperience, parsePay, normaliseDescription])
        read(long);
      parseDate(long, 0);
    }
  });
});
