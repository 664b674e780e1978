import { readFile } from 'node:fs/promises';
import { readVocabulary } from '@broadsheet/resume-parser/fixtures/vocabulary.fixtures';
import { parseResume } from '@broadsheet/resume-parser/parse-resume';
import { readLines } from '@broadsheet/resume-parser/read-lines';
import type { Half, Sample } from './documents.ts';
import { f1, foundJobsOf, jobsOf, type Scores, scoreResume, sumScores } from './score.ts';

const AS_OF = '2026-11';
const vocabulary = readVocabulary();

export interface Scored {
  readonly sample: Sample;
  readonly scores: Scores;
  /** The jobs, for a look at the tuned half. */
  readonly jobs: { readonly given: readonly string[]; readonly found: readonly string[] };
}

export const scoreSamples = async (folder: string): Promise<Scored[]> => {
  const samples: readonly Sample[] = JSON.parse(await readFile(`${folder}/samples.json`, 'utf8'));
  const scored: Scored[] = [];
  for (const sample of samples) {
    const lines = await readLines(await readFile(`${folder}/${sample.file}`));
    const resume = parseResume(lines, vocabulary, AS_OF);
    scored.push({
      sample,
      scores: scoreResume(resume, sample.truth),
      jobs: { given: jobsOf(sample.truth), found: foundJobsOf(resume, sample.truth) },
    });
  }
  return scored;
};

const HALVES = ['tune', 'held', 'fresh'] as const satisfies readonly Half[];
const NONE = { given: 0, found: 0, right: 0 };

/** A table by field: F1, and of how many values, of each half. */
export const tableOf = (scored: readonly Scored[]): string[] => {
  const sums = HALVES.map((half) =>
    sumScores(scored.filter(({ sample }) => sample.half === half).map(({ scores }) => scores)),
  );
  const fields = new Set(sums.flatMap((sum) => Object.keys(sum)));
  return [
    `| field |${HALVES.map((half) => ` ${half}: given | found | right | F1 |`).join('')}`,
    `|---|${HALVES.map(() => '---|---|---|---|').join('')}`,
    ...[...fields].map((field) => {
      const cells = sums.map(({ [field]: tally = NONE }) =>
        [tally.given, tally.found, tally.right, f1(tally).toFixed(3)].join(' | '),
      );
      return `| ${field} | ${cells.join(' | ')} |`;
    }),
  ];
};
