import { dataExport } from '@broadsheet/contract/calls/account';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';

/** All data that the site stores about a member, by its path; empty text for null. */
export type OwnState = ReadonlyMap<string, string>;

/** Data that the site derives from time and progress, rather than from a member's input. */
const NOTED = /At$|\.coverLetterId$|\.registration\b|\.completeness\b|\.events?\b|\.sessions\b/;
/** Unordered lists. */
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

/** Reads all stored data of a member, through their own calls. */
export const readOwnState = async (caller: Caller): Promise<OwnState> => {
  const state = new Map<string, string>();
  addLeaves(state, 'stored', await caller.call(dataExport));
  return state;
};

/** The stored value of an unchecked box. */
const UNTICKED: readonly string[] = ['0', 'false'];
const TICKED = '1';

/**
 * Data that a form has changed without showing it. A new record starts with what the site already knows.
 * @param shown the filled fields of the form
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
