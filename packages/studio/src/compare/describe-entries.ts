import { sameJson } from '../editor/model/json.ts';
import { quoted, quotedPair } from '../format/quote.ts';

/** A property of an entry, as its form calls it and as a person reads its value; empty for none. */
export interface Fact<Entry> {
  readonly label: string;
  readonly format: (entry: Entry) => string;
}

interface EntryKind<Entry> {
  /** How sentences name an entry: `Picture “Team”`. */
  readonly subjectOf: (key: string, entry: Entry) => string;
  readonly facts: readonly Fact<Entry>[];
}

/** What differs in one fact of a subject; empty if nothing does. */
export const describeFact = (
  subject: string,
  label: string,
  before: string,
  after: string,
): readonly string[] => {
  if (before === after) return [];
  if (before === '') return [`${subject}: ${label} set to ${quoted(after)}.`];
  if (after === '') return [`${subject}: ${label} removed. It was ${quoted(before)}.`];
  const pair = quotedPair(before, after);
  return [
    pair === null
      ? `${subject}: the spacing of ${label} changed.`
      : `${subject}: ${label} changed from ${pair.was} to ${pair.is}.`,
  ];
};

/** What differs in entries that have keys: which are new, which are gone, and what changed in the others. */
export const describeEntries = <Entry>(
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
  { subjectOf, facts }: EntryKind<Entry>,
): readonly string[] => [
  ...[...after].flatMap(([key, is]) => {
    const was = before.get(key);
    if (was === undefined) return [`${subjectOf(key, is)} added.`];
    const subject = subjectOf(key, was);
    const sentences = facts.flatMap(({ label, format }) =>
      describeFact(subject, label, format(was), format(is)),
    );
    return sentences.length > 0 || sameJson(was, is) ? sentences : [`${subject} changed.`];
  }),
  ...[...before].flatMap(([key, was]) =>
    after.has(key) ? [] : [`${subjectOf(key, was)} removed.`],
  ),
];
