import { dataExport } from '@broadsheet/contract/calls/account';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';

/** Each thing that the site stores of a member, by where it is said; empty for null. */
export type OwnState = ReadonlyMap<string, string>;

/** What the site notes of the time and of the progress, rather than what a member has told. */
const NOTED = /At$|\.coverLetterId$|\.registration\b|\.completeness\b|\.events?\b|\.sessions\b/;
/** Lists without an order of their own. */
const UNORDERED = new Set(['preferred', 'cities']);

const addLeaves = (state: Map<string, string>, at: string, value: unknown): void => {
  if (typeof value !== 'object' || value === null) {
    if (!NOTED.test(at)) state.set(at, value === null ? '' : String(value));
    return;
  }
  for (const [name, each] of Object.entries(value)) {
    const isUnordered = Array.isArray(each) && UNORDERED.has(name);
    const sorted = isUnordered ? each.map((item) => JSON.stringify(item)).sort() : each;
    addLeaves(state, `${at}.${name}`, sorted);
  }
};

/** Reads all that is stored of a member, as they are given it themselves. */
export const readOwnState = async (caller: Caller): Promise<OwnState> => {
  const state = new Map<string, string>();
  addLeaves(state, 'stored', await caller.call(dataExport));
  return state;
};

/** What is stored of a box that nobody has ticked. */
const UNTICKED: readonly string[] = ['0', 'false'];
const TICKED = '1';

/**
 * What a form has changed without showing it. A record that is stored for the first time begins with what the site knows.
 * @param shown what the form showed as filled in
 */
export const findLosses = (
  before: OwnState,
  after: OwnState,
  shown: readonly string[],
): readonly string[] =>
  [...before].flatMap(([at, was]) => {
    const is = after.get(at) ?? '';
    const isShown = shown.includes(is) || (is === 'true' && shown.includes(TICKED));
    const mayBecome =
      (was === '' && UNTICKED.includes(is)) ||
      (['', ...UNTICKED].includes(was) && is !== '' && isShown);
    return was === is || mayBecome ? [] : [`${at} was "${was}" and is "${is}"`];
  });
