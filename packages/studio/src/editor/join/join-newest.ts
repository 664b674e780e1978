import type { ChangeDocument } from '@broadsheet/contract/studio/change';
import { type JoinedWith, joinWith } from './join-layouts.ts';
import type { Clash, Preference } from './join-values.ts';

/** Whose value counts in some parts that both changed. */
export interface Choice {
  readonly preference: Preference;
  /** The parts that the user saw. */
  readonly about: readonly Clash[];
}

/** The texts of one editor. */
interface OwnTexts {
  /** As it is edited. */
  readonly text: string;
  /** As it was saved last. */
  readonly saved: string;
  /** As it was sent last: the server may have saved it although its answer was lost. */
  readonly sent: string;
}

interface JoinedNewest {
  /** The other person; null if nobody else has a newer text. */
  readonly by: string | null;
  readonly base: string;
  readonly theirs: string;
  /** Null if the texts cannot be joined, or not without a choice. */
  readonly joined: JoinedWith | null;
  /** What needs a choice; null if the texts cannot be joined at all. */
  readonly clashes: readonly Clash[] | null;
}

const keyOf = ({ path }: Clash): string => path.join('/');

/**
 * Joins the text of an editor with the newest saved one. Where nobody else has a newer text (one's own answer was lost, or
 * somebody took the page out of the draft), one's own text stays as it is.
 */
export const joinNewest = (
  file: string,
  { text: mine, saved, sent }: OwnTexts,
  newest: Pick<ChangeDocument, 'text' | 'editedBy'> | null,
  choice?: Choice,
): JoinedNewest => {
  const newer = newest?.text ?? null;
  const isOwn = newer === null || newer === sent;
  const base = isOwn ? (newer ?? saved) : saved;
  const theirs = newer ?? saved;
  const by = isOwn ? null : (newest?.editedBy.name ?? null);
  const joined = joinWith(file, { base, mine, theirs }, choice?.preference);
  if (!joined) return { by, base, theirs, joined, clashes: null };
  const seen = new Set(choice?.about.map(keyOf));
  const isOpen = joined.clashes.some((clash) => !seen.has(keyOf(clash)));
  return { by, base, theirs, joined: isOpen ? null : joined, clashes: joined.clashes };
};
