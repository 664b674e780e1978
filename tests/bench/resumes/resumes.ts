import { compare, f1, type Tally, tally } from '@broadsheet/resume-parser/fixtures/score.fixtures';
import {
  type Example,
  renderTuned,
  renderUnseen,
} from '@broadsheet/resume-parser/fixtures/test-set.fixtures';
import { readVocabulary } from '@broadsheet/resume-parser/fixtures/vocabulary.fixtures';
import { parseResume } from '@broadsheet/resume-parser/parse-resume';
import { readLines } from '@broadsheet/resume-parser/read-lines';

const AS_OF = '2026-11';

export const RESUMES_METHOD: readonly string[] = [
  'Resumes that are generated from invented facts, PDF and docx: forty in the twelve layouts that the rules were written with,',
  'and twenty, of other seeds, in four layouts that they were written without. A value is right when it equals that of the facts,',
  'except for case and space; months of experience within one month; if a layout has years only, years are compared.',
  'F1 is twice the right values over the sum of given and found values, over all values of a field.',
];

const read = (examples: readonly Example[]) =>
  Promise.all(
    examples.map(async (example) => ({
      example,
      resume: parseResume(await readLines(example.bytes), readVocabulary(), AS_OF),
    })),
  );

const cellsOf = (fields: readonly Tally[]): string => {
  const sum = (key: keyof Tally) => fields.reduce((total, field) => total + field[key], 0);
  return `${sum('total')} | ${sum('found')} | ${sum('right')} | ${f1(fields).toFixed(3)}`;
};

/** The recall of each field over generated resumes, and the misses of the unseen ones. */
export const benchResumes = async (): Promise<readonly string[]> => {
  const vocabulary = readVocabulary();
  const tuned = tally(await read(await renderTuned(vocabulary)));
  const results = await read(await renderUnseen(vocabulary));
  const unseen = tally(results);
  const rows = [...tuned].map(([field, tallied]) => {
    const other = unseen.get(field);
    return `| ${field} | ${cellsOf([tallied])} | ${cellsOf(other ? [other] : [])} |`;
  });
  const misses = results.flatMap(({ resume, example }) => {
    const { missing, wrong } = compare(resume, example);
    const rows = [
      ...missing.map((miss) => `${miss} not found`),
      ...wrong.map((key) => `${key} is wrong`),
    ];
    return rows.map((text) => `- ${example.layout.name}: ${text}`);
  });
  return [
    '| | given | found | right | F1 | unseen: given | found | right | F1 |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    `| all | ${cellsOf([...tuned.values()])} | ${cellsOf([...unseen.values()])} |`,
    ...(misses.length > 0 ? ['', 'Of the unseen ones:', ...misses] : []),
  ];
};
