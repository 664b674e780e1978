import { expect, it } from 'vitest';
import { f1, tally } from './fixtures/score.fixtures.ts';
import { type Example, renderTuned } from './fixtures/test-set.fixtures.ts';
import { readVocabulary } from './fixtures/vocabulary.fixtures.ts';
import { parseResume } from './parse-resume.ts';
import { readLines } from './read-lines.ts';

const vocabulary = readVocabulary();

const score = async (examples: readonly Example[]) => {
  const results = await Promise.all(
    examples.map(async (example) => ({
      example,
      resume: parseResume(await readLines(example.bytes), vocabulary, '2026-11'),
    })),
  );
  return tally(results);
};

it('reads nine tenths and more of forty resumes in twelve layouts', async () => {
  const fields = await score(await renderTuned(vocabulary));
  expect(f1(fields.values())).toBeGreaterThanOrEqual(0.9);
  // Takes four seconds, mostly to render them, and more on a busy machine.
});
