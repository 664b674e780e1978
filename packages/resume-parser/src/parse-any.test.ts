import { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { parseResume } from './parse-resume.ts';
import type { TextLine } from './text-line.ts';

const vocabulary = {
  skills: [{ name: 'Kafka', synonyms: [] }],
  cities: [{ name: 'Pune', synonyms: [] }],
};
const SAMPLE_TERMS = [
  ...['Experience', 'Education', 'Skills', 'Kafka', 'Pune', 'B.Tech', 'IIT', 'Engineer', '•', '|'],
  ...['Jan 2020 - Present', '2019', '1990-2200', 'Since 2021', '-', ',', '@', '+91 98765 43210'],
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...SAMPLE_TERMS), fc.string({ unit: 'binary' })), {
    maxLength: 8,
  })
  .map((terms) => cleanText(terms.join(' ')))
  .filter((line) => line !== '');
const line: fc.Arbitrary<TextLine> = fc.record({
  text,
  x: fc.integer({ min: 0, max: 500 }),
  y: fc.integer({ min: 0, max: 800 }),
  width: fc.integer({ min: 1, max: 500 }),
  page: fc.integer({ min: 1, max: 3 }),
  size: fc.integer({ min: 6, max: 30 }),
  isBold: fc.boolean(),
  isParagraph: fc.boolean(),
});

it('whatever stands where, what is read is of the form that was promised', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const resume = parseResume(lines, vocabulary, '2026-11');
      expect([...Value.Errors(ParsedResume, resume)]).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
