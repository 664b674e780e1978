import { randomUUID } from 'node:crypto';
import type { CallDefinition } from '@broadsheet/contract/call';
import { describeLocation } from '@broadsheet/contract/event-location';
import { eventParametersOf } from '@broadsheet/contract/event-parameters';
import type { EventLocation } from '@broadsheet/contract/events';
import type { PageMatch } from '@broadsheet/contract/match-page';
import type { Participant } from '@broadsheet/experiments/assignment';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { EventPipe } from '@broadsheet/telemetry/tracking/event-pipe';
import type { FastifyRequest } from 'fastify';
import { measuresOfView } from '../experiments/measures-of-view.ts';
import { VISITOR_ID } from '../experiments/resolve-participant.ts';
import { subjectsOf } from '../experiments/subjects-of.ts';
import { resolvePageCached } from '../page/request/page-match-cache.ts';
import { siteOfRequest } from '../site/brand.ts';
import { cameFrom } from './came-from.ts';
import { clickedBanner } from './clicked-banner.ts';
import { pageQueryOfCall } from './page-parameters-of-call.ts';
import { createPrefetchedPages } from './prefetched-pages.ts';
import { createVisitedDays } from './visited-days.ts';

/** Creates events, and measures for experiments, of visitors who have agreed to tracking, and for no others. */
export interface Tracker {
  /** A page was seen as it was sent. @param path percent-encoded, with its query */
  readonly viewed: (request: FastifyRequest, path: string) => void;
  /** A page was prefetched: perhaps nobody will see it. */
  readonly notePrefetch: (request: FastifyRequest, path: string) => void;
  /** A prefetched page is shown now. */
  readonly shown: (request: FastifyRequest, path: string) => void;
  /** The location of a call, to be stored with it; null for visitors who are not tracked. */
  readonly locationOf: (request: FastifyRequest) => EventLocation | null;
  /** A call has succeeded. @param place where it was made, if that was earlier */
  readonly called: (
    request: FastifyRequest,
    call: CallDefinition,
    body: unknown,
    location?: EventLocation | null,
  ) => void;
  /** Deletes the events of this browser, on request of its user. */
  readonly forget: (request: FastifyRequest) => void;
}

/** A browser that has agreed, with its account; null for all others, crawlers included. */
const participantOf = (request: FastifyRequest): Participant | null => {
  const found = request.resolveParticipation(request.claimedSeekerId());
  return found && !found.isNew ? found.participant : null;
};

/** In the order of the address. */
const queryOf = ({ path }: PageMatch) => new URL(path, 'http://site').searchParams;

const locationOfCall = (request: FastifyRequest): EventLocation => {
  const page = cameFrom(request);
  const pageQuery = pageQueryOfCall(request.url);
  const query = pageQuery ? Object.entries(pageQuery) : page ? queryOf(page) : [];
  return describeLocation(page, page, eventParametersOf(query));
};

/** @param now epoch ms */
export const createTracker = (
  pipe: EventPipe,
  recorder: Pick<Recorder, 'measured' | 'isOpen'>,
  now: () => number,
): Tracker => {
  const prefetched = createPrefetchedPages(now);
  const visitedDays = createVisitedDays();
  const trackedVisitor = (request: FastifyRequest): string | null =>
    pipe.isOpen() ? (participantOf(request)?.visitorId ?? null) : null;
  const viewerOf = (request: FastifyRequest): Participant | null =>
    pipe.isOpen() || recorder.isOpen() ? participantOf(request) : null;
  const pageOf = (request: FastifyRequest, path: string): PageMatch | null => {
    const match = resolvePageCached(siteOfRequest(request), path);
    return 'redirect' in match ? null : match;
  };
  const eventOf = (request: FastifyRequest, visitor: string, location: EventLocation) => {
    const { brand } = siteOfRequest(request).brand;
    return { id: randomUUID(), at: new Date(now()).toISOString(), brand, visitor, ...location };
  };
  const noteView = (
    request: FastifyRequest,
    participant: Participant,
    page: PageMatch,
    from: PageMatch | null,
  ): void => {
    const location = describeLocation(page, from, eventParametersOf(queryOf(page)));
    const visitor = participant.visitorId;
    const { snapshot, next, brand } = siteOfRequest(request);
    const banner =
      clickedBanner(snapshot, page, from) ?? (next && clickedBanner(next.snapshot, page, from));
    const view = { participant, brand: brand.brand, page, from, banner, at: now() };
    for (const measure of measuresOfView(view))
      if (measure.source !== 'return-day' || visitedDays.isFirst(participant, measure.subject))
        recorder.measured(measure);
    if (!pipe.isOpen()) return;
    pipe.note([{ type: 'page-view', ...eventOf(request, visitor, location) }]);
    if (banner === null) return;
    pipe.note([{ type: 'banner-click', ...eventOf(request, visitor, location), banner }]);
  };

  return {
    viewed: (request, path) => {
      const participant = viewerOf(request);
      const page = participant && pageOf(request, path);
      if (page) noteView(request, participant, page, cameFrom(request));
    },
    notePrefetch: (request, path) => {
      const participant = viewerOf(request);
      const page = participant && pageOf(request, path);
      if (page) prefetched.add(participant.visitorId, page, cameFrom(request));
    },
    shown: (request, path) => {
      const participant = viewerOf(request);
      const page = participant && pageOf(request, path);
      if (page) noteView(request, participant, page, prefetched.take(participant.visitorId, page));
    },
    locationOf: (request) => (trackedVisitor(request) === null ? null : locationOfCall(request)),
    called: (request, { tracked }, body, location) => {
      const visitor = tracked ? trackedVisitor(request) : null;
      if (!tracked || visitor === null) return;
      const event = eventOf(request, visitor, location ?? locationOfCall(request));
      const subjects = subjectsOf(body, tracked.subject);
      pipe.note([{ type: 'call', ...event, call: tracked.as, subjects }]);
    },
    forget: (request) => {
      const visitor = request.readCookie('vid') ?? '';
      if (VISITOR_ID.test(visitor)) pipe.forget(visitor);
    },
  };
};
