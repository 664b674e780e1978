import type { Participation } from '../../experiments/resolve-participant.ts';
import type { Reader } from '../../session/reader.ts';
import type { Site } from '../../site/site.ts';
import type { ActivePreview } from './active-preview.ts';
import type { Visitor } from './resolve-visitor.ts';
import type { RolledOut } from './rollout-arm.ts';
import type { ServedCatalog } from './served-catalog.ts';

/** One page asked for: the address, who asks, for which moment and with which client. */
export interface PageRequest extends ServedCatalog {
  readonly site: Site;
  /** Percent-encoded path with its query, never with a preview. */
  readonly path: string;
  readonly visitor: Visitor;
  /** The filter of the jobfeed that the browser has stored, as its cookie says it; undefined where there is none. */
  readonly storedFilter: string | undefined;
  /** Who is signed in; a visitor until somebody has looked. */
  readonly reader: Reader;
  /** Looks who is signed in, and tells the client what has become of its session. Null where no token came. */
  readonly findReader: (() => Promise<Reader>) | null;
  /** Who takes part in experiments. Only pages that ask for an arm call it, so that all others read no cookie of it. */
  readonly participation: (seekerId: string | null) => Participation | null;
  /** Who is counted where a rollout touches the page; null on all other pages, and for all who take no part. */
  readonly rolledOut: RolledOut | null;
  /** Asked by a page of ours in a browser, which follows what is unread by itself. */
  readonly isFollowed: boolean;
  /** Epoch ms: the one moment at which everything on the page is decided. */
  readonly now: number;
  /** Shown in place of the page that the request itself would get; null for that one. */
  readonly preview: ActivePreview | null;
  /** Under which the log knows the request. */
  readonly requestId: string;
  /** Aborts when the client has gone; made for those alone who wait for something. */
  readonly signal: () => AbortSignal;
}

/** The same ask where nobody is met for the first time: answers that can give out no visitor id. */
export const ignoreNewVisitors = (ask: PageRequest): PageRequest => ({
  ...ask,
  participation: (seekerId) => {
    const found = ask.participation(seekerId);
    return found?.isNew ? null : found;
  },
});
