import type { Preview } from '@broadsheet/contract/preview';
import type { FastifyBaseLogger } from 'fastify';
import type { Participation } from '../../experiments/resolve-participant.ts';
import type { Encoding } from '../../http/encoding/accepted-encodings.ts';
import type { Reader } from '../../session/reader.ts';
import type { Site } from '../../site/site.ts';
import type { Visitor } from './resolve-visitor.ts';
import type { ServedCatalog } from './served-catalog.ts';

/** A preview that this request may see. */
export interface ActivePreview {
  readonly token: string;
  readonly preview: Preview;
  /** The site that it shows. */
  readonly site: Site;
}

/** The request for one page: address, visitor, instant and client. Built once, never copied to make another. */
export interface PageRequest {
  /** The live content, or the content of a preview. */
  readonly site: Site;
  /** Percent-encoded path with its query, never with a preview. */
  readonly path: string;
  /** The visitor's class as the request names it; in a preview, the previewed person. */
  readonly visitor: Visitor;
  /** The band that the visitor chose on this site; null where they chose none. */
  readonly chosenBand: number | null;
  /** Whether the request has a token of ours, but not the class of its seeker. */
  readonly lacksClass: () => boolean;
  /** The jobfeed filter from the browser's cookie; undefined where there is none. */
  readonly storedFilter: string | undefined;
  /** Resolves the signed-in reader, and updates the session cookies of the response. Null where no token came. */
  readonly findReader: (() => Promise<Reader>) | null;
  /** The seeker that a token of ours names, whether or not the session has ended since. */
  readonly claimedSeekerId: () => string | null;
  /** A trusted edge named the class, and stores one page for each class. */
  readonly isFromEdge: boolean;
  /**
   * Resolves the visitor's participation in experiments. Only pages that consult an arm call it, so that all others
   * read no experiment cookie. Null for previews, and for first-time visitors where the response cannot set the visitor
   * cookie.
   */
  readonly findParticipation: (seekerId: string | null) => Participation | null;
  /** Sent by a page of ours in a browser, which follows unread messages itself. */
  readonly isFollowed: boolean;
  /** Epoch ms: the single instant for every decision about the page. */
  readonly now: number;
  /** Null for the page that the request itself would get. */
  readonly preview: ActivePreview | null;
  readonly catalog: ServedCatalog;
  /** Encodings that the client accepts, best first. */
  readonly encodings: readonly Encoding[];
  /** Names the request in the log, and in calls of services. */
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Aborts when the client has disconnected; created only when something must wait. */
  readonly signal: () => AbortSignal;
}
