import type { Gate } from '@broadsheet/admission/gate';
import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockCatalogs } from '@broadsheet/contract/block-catalog';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { BlockLoader, PageCallComposer } from '@broadsheet/contract/block-loader';
import type { CallDefinition } from '@broadsheet/contract/call';
import type { PageRenderer } from '@broadsheet/contract/page-renderer';
import type { Assigned, AssignInput } from '@broadsheet/experiments/assignment';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { BlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import type { EventPipe } from '@broadsheet/telemetry/tracking/event-pipe';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Workshop } from '../dev/workshop.ts';
import type { ClientDeadlines } from '../http/client-deadlines.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { YieldToEventLoop } from '../page/render/render-queue.ts';
import type { SharedRedis } from '../redis/open-redis.ts';
import type { Studio } from '../studio/open-studio.ts';

export interface AppDeps {
  readonly config: Config;
  /** The secret that all signing keys are derived from. */
  readonly siteSecret: string;
  readonly content: Pick<ContentStore, 'current' | 'rollout' | 'faults' | 'leftOut'>;
  readonly upstream: Pick<Upstream, 'caller' | 'sendFile' | 'openFile' | 'openStream' | 'degraded'>;
  readonly renderer: PageRenderer;
  /** The catalogs that the renderer and its earlier builds can render. */
  readonly catalogs: BlockCatalogs;
  readonly definitions: BlockDefinitions;
  readonly loaders: Readonly<Record<string, BlockLoader>>;
  /** Composes one call of those of a page; absent: each is made alone. */
  readonly composePageCall?: PageCallComposer | undefined;
  /** The calls of services that browsers may make. */
  readonly calls: readonly CallDefinition[];
  /** Assigns the arms of experiments. */
  readonly assign: (input: AssignInput) => Assigned;
  readonly recorder: Recorder;
  readonly blockCounter: BlockCounter;
  readonly events: EventPipe;
  /** Absent without a database for edits. */
  readonly studio?:
    | Pick<
        Studio,
        'handlers' | 'staff' | 'draftOf' | 'revisionOf' | 'images' | 'videos' | 'runQuery'
      >
    | undefined;
  /** Shared by replicas; without it each counts by itself. */
  readonly redis?: SharedRedis | null;
  /** Absent, every request is admitted. */
  readonly gate?: Gate | undefined;
  /** Awaited before a page is rendered; without it a page renders as soon as it is ready. */
  readonly takeTurn?: YieldToEventLoop | undefined;
  /** Of `npm run dev`. */
  readonly workshop?: Workshop | undefined;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly isClosing: () => boolean;
  /** Default: CLIENT_DEADLINES. */
  readonly clientDeadlines?: ClientDeadlines | undefined;
}
