import { readFileSync } from 'node:fs';
import { readVocabulary } from '@broadsheet/resume-parser/fixtures/vocabulary.fixtures';
import { parseResume } from '@broadsheet/resume-parser/parse-resume';
import type { TextLine } from '@broadsheet/resume-parser/text-line';
import { expect, it } from 'vitest';
import { listPlans } from './documents.ts';
import { f1, scoreResume, sumScores } from './score.ts';
import type { Truth } from './truth.ts';

interface TakenResume {
  readonly file: string;
  readonly truth: Truth;
  readonly lines: readonly TextLine[];
}
const taken: readonly TakenResume[] = readFileSync(
  new URL('fixtures/tuned-lines.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const vocabulary = readVocabulary();
const sums = sumScores(
  taken.map(({ lines, truth }) => scoreResume(parseResume(lines, vocabulary, '2026-11'), truth)),
);

it.each([
  ['name', 0.98],
  ['email', 0.93],
  ['phone', 0.98],
  ['city', 0.95],
  ['jobs', 0.93],
  ['degrees', 0.95],
  ['institutes', 0.93],
  ['skills', 0.92],
  ['months', 0.93],
  ['currentCTC', 1],
])('reads %s of one resume of each tuned template with an F1 of %d at least', (field, minimum) => {
  const { given, found, right } = sums[field] ?? { given: 0, found: 0, right: 0 };
  expect(given).toBeGreaterThan(0);
  expect(f1({ given, found, right })).toBeGreaterThanOrEqual(minimum);
});

it('has at least 120 resumes in at least 30 templates, and about as many not tuned as tuned', () => {
  const plans = listPlans();
  const templates = new Set(plans.map(({ kind, template }) => `${kind} ${template}`));
  const held = plans.filter(({ half }) => half !== 'tune').length / plans.length;
  expect(plans.length).toBeGreaterThanOrEqual(120);
  expect(templates.size).toBeGreaterThanOrEqual(30);
  expect(held).toBeGreaterThan(0.4);
});
