import type { PartMeaning } from './query-part.ts';

/** What people type for a work mode or a shift; words as `foldText` writes them. Work from home is a flag of jobs. */
const PHRASES: readonly (readonly [meaning: PartMeaning, phrases: string])[] = [
  [
    { kind: 'workMode', mode: 'hybrid' },
    'hybrid | hybrid work | hybrid mode | hybrid working | hybrid job | hybrid jobs | hybrid work mode | hybrid model',
  ],
  [
    { kind: 'shift', shift: 'night' },
    `night shift | night shifts | night duty | night job | night jobs | night shift job | night shift jobs | night work |
    us shift | us shifts | us night shift | us shift timing | us shift timings`,
  ],
  [
    { kind: 'shift', shift: 'day' },
    `day shift | day shifts | day shift only | day job | day jobs | day shift job | day shift jobs | morning shift |
    morning shifts | general shift | general shifts`,
  ],
  [
    { kind: 'shift', shift: 'rotational' },
    `rotational shift | rotational shifts | rotating shift | rotating shifts | rotation shift | rotational`,
  ],
];

const meanings = new Map(
  PHRASES.flatMap(([meaning, phrases]) =>
    phrases.split('|').map((phrase) => [phrase.trim().replace(/\s+/g, ' '), meaning] as const),
  ),
);

export const WORK_TERM_PHRASES: readonly string[] = [...meanings.keys()];

/** What is hybrid itself: "hybrid app developer", "hybrid cloud". */
const HYBRID_SUBJECTS = new Set(
  `app apps application applications cloud clouds mobile vehicle vehicles car cars electric ev framework frameworks
  ionic cordova android ios seeds seed rice crop crops securities funds fund ai infrastructure it identity network
  networks event events warfare engine engines course courses simulation`.split(/\s+/),
);

/** The work mode or the shift that a phrase names. */
export const findWorkTerm = (phrase: string): PartMeaning | undefined => meanings.get(phrase);

/** Whether the words after a phrase make it the subject's: the app is hybrid, not the job. */
export const isOfSubject = (tokens: readonly string[], length: number): boolean =>
  tokens[0] === 'hybrid' && length === 1 && HYBRID_SUBJECTS.has(tokens[1] ?? '');
