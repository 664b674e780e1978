import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { deleteOldEntries } from '@broadsheet/publishing/inbox-retention';
import { withDatabase } from '@broadsheet/publishing/publishing-database';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyBaseLogger } from 'fastify';
import { createImageStore, type ImageStore } from '../media/image-store.ts';
import { createVideoStore, type VideoStore } from '../media/video/video-store.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createAnswerHandlers } from './answers/answer-handlers.ts';
import { createWebhookHandlers } from './answers/webhook-handlers.ts';
import { createAudienceHandlers } from './audience-handlers.ts';
import { createBannerHandlers } from './banner-handlers.ts';
import { createCalendarHandlers } from './calendar/calendar-handlers.ts';
import { createChangeHandlers } from './change-handlers.ts';
import { createCommentHandlers } from './comment-handlers.ts';
import { createContentHandlers } from './content-handlers.ts';
import { createDecisionHandlers } from './decisions/decision-handlers.ts';
import { createDrafts, type DraftOf } from './drafts.ts';
import { createEmployerHandlers, type EmployerDeps } from './employer-handlers.ts';
import { createExperimentHandlers } from './experiment-handlers.ts';
import { createExperimentWatch } from './experiment-watch.ts';
import { openHealth } from './health/health-handlers.ts';
import { createHistoryHandlers } from './history-handlers.ts';
import { createImageHandlers } from './image-handlers.ts';
import { createInboxHandlers } from './inbox-handlers.ts';
import { createInboxMailer } from './inbox-mailer.ts';
import { createLinkHandlers } from './link-handlers.ts';
import { createMetricsHandlers } from './metrics-handlers.ts';
import { createOfficePictureHandlers } from './office-picture-handlers.ts';
import type { BffPublishing } from './open-bff-publishing.ts';
import { createPictureHandlers } from './pictures/picture-handlers.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { createReleaseHandlers } from './releases/release-handlers.ts';
import { createReleasePublisher } from './releases/release-publisher.ts';
import { createReportHandlers } from './report-handlers.ts';
import { createRevisionContents, type RevisionOf } from './revision-contents.ts';
import { createRolloutHandlers } from './rollout-handlers.ts';
import { createRolloutWatch } from './rollout-watch.ts';
import { createSectionHandlers } from './section-handlers.ts';
import { createServePublished } from './serve-published.ts';
import { createStaffHandlers } from './staff-handlers.ts';
import type { StudioHandlers } from './studio-handler.ts';
import type { StudioRecords } from './studio-records.ts';
import { createVideoHandlers } from './videos/video-handlers.ts';

export interface StudioDeps {
  readonly staff: OpenStaff;
  readonly publishing: Pick<BffPublishing, 'database' | 'videoDatabase' | 'followed'>;
  readonly content: ContentStore;
  /** The folder of that content's files. */
  readonly contentDir: string;
  readonly definitions: BlockDefinitions;
  /** Names a proof for other replicas by its key; absent: each replica proves published content itself. */
  readonly proofNameOf?: (key: string) => string;
  readonly upstream: Pick<Upstream, 'caller' | 'sendFile'>;
  readonly siteSecret: string;
  /** Has caches in front of the site forget what carries one of the tags; absent without such caches. */
  readonly purgeEdge?: ((tags: readonly string[]) => void) | undefined;
  /** Whether another person must approve every change. */
  readonly needsReview: boolean;
  readonly records: StudioRecords;
  readonly metrics: Pick<Metrics, 'rollbacks'>;
  readonly log: FastifyBaseLogger;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface Studio {
  readonly handlers: StudioHandlers;
  readonly staff: OpenStaff;
  readonly draftOf: DraftOf;
  readonly revisionOf: RevisionOf;
  readonly images: ImageStore;
  readonly videos: VideoStore;
  /** Runs a query of the publishing database; throws STUDIO_UNAVAILABLE while it is away. */
  readonly runQuery: EmployerDeps['runQuery'];
  readonly publishDue: Publisher['publishDue'];
  /** Rolls back a harmful rollout. Never rejects. */
  readonly watchRollout: () => Promise<void>;
  /** Tells of experiments with an alarm. Never rejects. */
  readonly watchExperiments: () => Promise<void>;
  /** Mails inbox entries that their owners have not read. Never rejects. */
  readonly mailInbox: (signal: AbortSignal) => Promise<void>;
  /** Deletes old inbox entries. Never rejects. */
  readonly tidyInbox: () => Promise<void>;
  /** Stops background work. */
  readonly close: () => Promise<void>;
}

/** Studio over its database and the content that it edits. */
export const openStudio = (deps: StudioDeps): Studio => {
  const { staff, publishing, content } = deps;
  const { database, followed } = publishing;
  const images = createImageStore({ contentDir: deps.contentDir, database });
  const videos = createVideoStore({
    contentDir: deps.contentDir,
    database: publishing.videoDatabase,
    now: deps.now,
  });
  const publisher = createPublisher({ ...deps, database, followed, images, videos });
  const releases = createReleasePublisher({ ...deps, database, followed, images, videos });
  const runQuery: EmployerDeps['runQuery'] = (task) => withDatabase(database, task);
  const servePublished = createServePublished({ followed, content });
  const changing = { ...deps, runQuery, publisher, servePublished, audit: staff.audit };
  const health = openHealth(deps);
  const draftOf = createDrafts(database, content);
  const revisionOf = createRevisionContents(database, content);
  return {
    staff,
    handlers: {
      ...createStaffHandlers(staff),
      ...createContentHandlers({ ...deps, draftOf, revisionOf }),
      ...createAudienceHandlers(changing),
      ...createBannerHandlers(changing),
      ...createChangeHandlers(changing),
      ...createCommentHandlers(changing),
      ...createInboxHandlers(changing),
      ...createHistoryHandlers(changing),
      ...createExperimentHandlers(changing),
      ...createDecisionHandlers({ ...changing, followed }),
      ...createMetricsHandlers(deps),
      ...createLinkHandlers(content, deps.upstream),
      ...createCalendarHandlers(changing),
      ...createReleaseHandlers({ ...changing, releases }),
      ...createRolloutHandlers(changing),
      ...createReportHandlers(changing),
      ...createAnswerHandlers(changing),
      ...createWebhookHandlers(changing),
      ...createEmployerHandlers(changing),
      ...createOfficePictureHandlers(changing),
      ...createSectionHandlers(changing),
      ...createImageHandlers(changing),
      ...createPictureHandlers({ ...changing, images }),
      ...createVideoHandlers({ ...changing, videos }),
      ...health.handlers,
    },
    draftOf,
    revisionOf,
    images,
    videos,
    runQuery,
    publishDue: async (signal) => {
      await publisher.publishDue(signal);
      await releases.publishDue(signal);
    },
    watchRollout: createRolloutWatch(changing),
    watchExperiments: createExperimentWatch(changing),
    mailInbox: createInboxMailer(changing),
    tidyInbox: () =>
      runQuery((queries) => deleteOldEntries(queries, deps.now())).catch((error: unknown) =>
        deps.log.debug({ err: error }, 'old inbox entries could not be deleted'),
      ),
    close: health.close,
  };
};
