import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { askDatabase } from '@broadsheet/publishing/publishing-database';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyBaseLogger } from 'fastify';
import { createChangeHandlers } from './change-handlers.ts';
import { createContentHandlers } from './content-handlers.ts';
import { createDrafts, type DraftOf } from './drafts.ts';
import { createExperimentHandlers } from './experiment-handlers.ts';
import { createHistoryHandlers } from './history-handlers.ts';
import { createLinkHandlers } from './link-handlers.ts';
import type { BffPublishing } from './open-bff-publishing.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { createServePublished } from './serve-published.ts';
import { createStaffHandlers } from './staff-handlers.ts';
import type { StudioHandlers } from './studio-handler.ts';
import type { StudioRecords } from './studio-records.ts';

export interface StudioDeps {
  readonly staff: OpenStaff;
  readonly publishing: Pick<BffPublishing, 'database' | 'followed'>;
  readonly content: ContentStore;
  readonly definitions: BlockDefinitions;
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly siteSecret: string;
  /** Whether somebody else has to approve every change. */
  readonly needsReview: boolean;
  readonly records: StudioRecords;
  readonly log: FastifyBaseLogger;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface Studio {
  readonly handlers: StudioHandlers;
  readonly staff: OpenStaff;
  readonly draftOf: DraftOf;
  readonly publishDue: Publisher['publishDue'];
}

/** Studio over its database and the content that it edits. */
export const openStudio = (deps: StudioDeps): Studio => {
  const { staff, publishing, content } = deps;
  const { database, followed } = publishing;
  const publisher = createPublisher({ ...deps, database, followed });
  const ask: Parameters<typeof createChangeHandlers>[0]['ask'] = (task) =>
    askDatabase(database, task);
  const servePublished = createServePublished({ followed, content });
  const changing = { ...deps, ask, publisher, servePublished, audit: staff.audit };
  return {
    staff,
    handlers: {
      ...createStaffHandlers(staff),
      ...createContentHandlers(deps),
      ...createChangeHandlers(changing),
      ...createHistoryHandlers(changing),
      ...createExperimentHandlers(changing),
      ...createLinkHandlers(content),
    },
    draftOf: createDrafts(database, content),
    publishDue: publisher.publishDue,
  };
};
