import { createRandom } from '@broadsheet/services/tools/demo/random';
import { bucketOf } from '../bucket-of.ts';
import type { QualityJob } from '../make-jobs.ts';
import type { Occupation } from '../occupation.ts';
import { foldTitle, isPublished } from '../titles.ts';
import { makeAddition } from './additions.ts';
import { misspell } from './misspellings.ts';
import type { QualityQuery, QueryKind } from './query.ts';

/** Out of 20 titles, how many are asked for in each way; the others as they are. */
const ADDED: readonly QueryKind[] = [
  'misspelt',
  'misspelt',
  'filler',
  'filler',
  'city',
  'city',
  'experience',
  'pay',
  'home',
  'several',
];
const OUT_OF = 20;

const halfOf = (text: string): QualityQuery['half'] =>
  bucketOf(`half ${foldTitle(text)}`, 2) === 0 ? 'tune' : 'test';

/** Titles, or abbreviations, with all occupations that list them. */
const listTitles = (
  occupations: readonly Occupation[],
  titlesOf: (occupation: Occupation) => readonly string[],
): ReadonlyMap<string, readonly Occupation[]> => {
  const found = new Map<string, { title: string; listing: Set<Occupation> }>();
  for (const occupation of occupations)
    for (const title of titlesOf(occupation)) {
      const key = foldTitle(title);
      const known = found.get(key) ?? { title, listing: new Set() };
      known.listing.add(occupation);
      found.set(key, known);
    }
  return new Map([...found.values()].map(({ title, listing }) => [title, [...listing]]));
};

const makeQuery = (
  title: string,
  occupations: readonly Occupation[],
  jobs: ReadonlyMap<string, readonly QualityJob[]>,
): QualityQuery => {
  const kind = ADDED[bucketOf(`kind ${title}`, OUT_OF)] ?? 'title';
  const plain = { text: title.toLowerCase(), kind: 'title', occupations, demands: {} } as const;
  const half = halfOf(title);
  if (kind === 'misspelt') {
    const text = misspell(title);
    return text === null ? { ...plain, half } : { ...plain, text, kind, half };
  }
  const random = createRandom(`addition ${title}`);
  const meant = random.pick(occupations.flatMap(({ code }) => jobs.get(code) ?? []));
  const addition = makeAddition(kind, meant, random);
  if (addition === null) return { ...plain, half };
  const { text, demands } = addition;
  return { text: text(plain.text), kind, half, occupations, demands };
};

/** Every listed title and abbreviation that no job bears, as seekers would type it. */
export const makeQueries = (
  occupations: readonly Occupation[],
  jobs: readonly QualityJob[],
): readonly QualityQuery[] => {
  const byCode = new Map<string, QualityJob[]>();
  for (const job of jobs) {
    const { code } = job.occupation;
    byCode.set(code, [...(byCode.get(code) ?? []), job]);
  }
  const names = new Set(occupations.map(({ name }) => foldTitle(name)));
  const titles = listTitles(occupations, (occupation) =>
    occupation.titles.filter((title) => !isPublished(title) && !names.has(foldTitle(title))),
  );
  const abbreviations = listTitles(occupations, (occupation) => occupation.abbreviations);
  return [
    ...[...titles].map(([title, listing]) => makeQuery(title, listing, byCode)),
    ...[...abbreviations].map(
      ([text, listing]): QualityQuery => ({
        text: text.toLowerCase(),
        kind: 'abbreviation',
        half: halfOf(text),
        occupations: listing,
        demands: {},
      }),
    ),
  ];
};
