import type { CalendarEntry } from '@broadsheet/contract/studio/calendar-calls';
import type { Entry } from './list-entries.ts';

/** What ended longer ago is history. */
const RECENT_MS = 7 * 86_400_000;

/** Kinds that change the same content in the same way: two at once can undo each other. */
const RIVALS: readonly (readonly CalendarEntry['kind'][])[] = [
  ['variant', 'experiment'],
  ['change', 'release', 'rollout'],
];

const startOf = ({ from }: Entry): number =>
  from === null ? Number.NEGATIVE_INFINITY : Date.parse(from);
const endOf = ({ until }: Entry): number =>
  until === null ? Number.POSITIVE_INFINITY : Date.parse(until);

const isShared = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((each) => b.includes(each));

const overlap = (a: Entry, b: Entry): boolean =>
  RIVALS.some((kinds) => kinds.includes(a.kind) && kinds.includes(b.kind)) &&
  isShared(a.files, b.files) &&
  isShared(a.brands, b.brands) &&
  startOf(a) < endOf(b) &&
  startOf(b) < endOf(a);

const compare = <Value extends number | string>(a: Value, b: Value): number =>
  a === b ? 0 : a < b ? -1 : 1;
const byStart = (a: Entry, b: Entry): number =>
  compare(startOf(a), startOf(b)) || compare(endOf(a), endOf(b)) || compare(a.title, b.title);

/** The entries that are not history, by start, each with those that it overlaps. @param now epoch ms */
export const createCalendar = (entries: readonly Entry[], now: number): CalendarEntry[] => {
  const current = entries.filter((entry) => endOf(entry) > now - RECENT_MS);
  return current.toSorted(byStart).map((entry) => ({
    ...entry,
    overlaps: current
      .filter((other) => other !== entry && overlap(entry, other))
      .map(({ title }) => title),
  }));
};
