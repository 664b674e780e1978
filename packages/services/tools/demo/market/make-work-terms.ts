import type { Shift, WorkMode } from '@broadsheet/contract/work-terms';
import { createRandom, createWheel } from '../random.ts';

/** What an employer says of where and when a job is done; null: nothing. */
export interface WorkTerms {
  readonly workMode: Exclude<WorkMode, 'remote'> | null;
  readonly shift: Shift | null;
}

const chooseMode = createWheel<WorkTerms['workMode']>([
  ['office', 62],
  ['hybrid', 21],
  [null, 17],
]);
const chooseShift = createWheel<Shift | null>([
  ['day', 5],
  ['rotational', 1],
  [null, 94],
]);
/** Calls from other countries come at night, and somebody has to be there when a server fails. */
const SHIFTS_OF_CATEGORY: Readonly<Record<string, typeof chooseShift>> = {
  bpo: createWheel<Shift | null>([
    ['day', 14],
    ['night', 34],
    ['rotational', 22],
    [null, 30],
  ]),
  devops: createWheel<Shift | null>([
    ['day', 4],
    ['night', 5],
    ['rotational', 14],
    [null, 77],
  ]),
};
const SUPPORT = /\bsupport\b|\bhelp ?desk\b|\bservice desk\b|\bnoc\b|\bsoc\b/i;

/**
 * The work mode and the shift of the demo's job with this number. They have numbers of their own, so that the market
 * is otherwise the same as without them.
 */
export const makeWorkTerms = (
  number: number,
  { category, title, workFromHome }: { category: string; title: string; workFromHome: boolean },
): WorkTerms => {
  const random = createRandom(`work terms ${number} ${title}`);
  const chooseOfCategory =
    SHIFTS_OF_CATEGORY[SUPPORT.test(title) ? 'bpo' : category] ?? chooseShift;
  const shift = chooseOfCategory(random);
  return { workMode: workFromHome ? null : chooseMode(random), shift };
};
