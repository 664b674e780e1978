import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentStore } from '@broadsheet/content-store/content-store';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import type { PublishedTexts } from '@broadsheet/content-store/overlay-files';
import type { Audience } from '@broadsheet/contract/audience';
import { CALLS } from '@broadsheet/contract/calls';
import type { TrackedEvent } from '@broadsheet/contract/events';
import type {
  Conversion,
  Exposure,
  Recorder,
  Unit,
} from '@broadsheet/experiments/recording/recorder';
import type {
  BlockCounter,
  BlockLoad,
  BlocksViewed,
} from '@broadsheet/telemetry/block-counts/block-counter';
import { closedBlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import type { EventPipe } from '@broadsheet/telemetry/tracking/event-pipe';
import { createUpstream, type UpstreamOptions } from '@broadsheet/upstream/create-upstream';
import { type Answer, json, startFaultServer } from '@broadsheet/upstream/fault-server.fixture';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openBffGate } from './admission/open-bff-gate.ts';
import { type AppDeps, createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createBffAssigner } from './experiments/create-bff-assigner.ts';
import { loadCatalogs } from './load-catalogs.ts';
import { loadRenderer } from './load-renderer.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openRedis } from './redis/open-redis.ts';
import { createRenderQueue } from './render-queue.ts';
import { definitions, loaders } from './test-blocks.fixture.ts';
import { DEFAULT_FILES, writeTestFiles } from './test-files.fixture.ts';

export const SITE_SECRET = 'a secret of the test site, 32 characters';

/** What a site has recorded, in its order. */
export interface Recorded {
  readonly exposures: Exposure[];
  readonly conversions: Conversion[];
  readonly views: { readonly page: string; readonly audience: Audience }[];
  readonly events: TrackedEvent[];
  /** Visitors whose events were to be removed. */
  readonly forgotten: string[];
  /** Who was to be forgotten by experiments. */
  readonly anonymised: Unit[];
  readonly loads: BlockLoad[];
  readonly blockViews: BlocksViewed[];
}

const noteInto = ({ exposures, conversions, views, anonymised }: Recorded): Recorder => ({
  exposed: (met) => void exposures.push(...met),
  converted: (conversion) => void conversions.push(conversion),
  forget: (units) => void anonymised.push(...units),
  viewed: (page, audience) => void views.push({ page, audience }),
  isOpen: () => true,
  close: async () => undefined,
});

const countInto = ({ loads, blockViews }: Recorded): BlockCounter => ({
  ...closedBlockCounter,
  loaded: (load) => void loads.push(load),
  viewed: (view) => void blockViews.push(view),
});

const pipeInto = ({ events, forgotten }: Recorded): EventPipe => ({
  note: (made) => void events.push(...made),
  forget: (visitor) => void forgotten.push(visitor),
  isOpen: () => true,
  close: async () => undefined,
});

export interface TestSite {
  readonly app: FastifyInstance;
  readonly dir: string;
  readonly content: ContentStore;
  readonly upstream: ReturnType<typeof createUpstream>;
  readonly service: Awaited<ReturnType<typeof startFaultServer>>;
  /** Parsed lines of the log. */
  readonly logged: Record<string, unknown>[];
  readonly metrics: ReturnType<typeof createMetrics>;
  /** Stays empty where a test has given a recorder of its own. */
  readonly recorded: Recorded;
  closing: boolean;
  readonly ask: (path: string, options?: InjectOptions) => ReturnType<typeof inject>;
  readonly close: () => Promise<void>;
}

const inject = (app: FastifyInstance, url: string, options: InjectOptions = {}) =>
  app.inject({ ...options, url, headers: { host: 'tech.localhost', ...options.headers } });

/** The whole BFF over a folder of literal files, with one service that answers as told. */
export const openTestSite = async (
  options: {
    files?: Record<string, unknown>;
    env?: Record<string, string>;
    service?: Answer;
    now?: () => number;
    recorder?: Recorder;
    blockCounter?: BlockCounter;
    events?: EventPipe;
    /** Follow edits of the files. */
    watch?: boolean;
    assign?: AppDeps['assign'];
    calls?: AppDeps['calls'];
    /** That of the services, where real ones stand behind the site. */
    siteSecret?: string;
    /** Texts that serve in place of files. */
    published?: PublishedTexts;
    studio?: (
      content: ContentStore,
      log: AppDeps['log'],
      upstream: AppDeps['upstream'],
      dir: string,
    ) => AppDeps['studio'];
    /** How long Redis is waited for: a busy machine must not look like one that is away. */
    redisDeadlineMs?: number;
    /** How long clients may take; as long as those of a real site without it. */
    clientDeadlines?: AppDeps['clientDeadlines'];
    /** Stands for the time between tries of a patient call. */
    wait?: UpstreamOptions['wait'];
  } = {},
): Promise<TestSite> => {
  const dir = await mkdtemp(join(tmpdir(), 'bff-'));
  await writeTestFiles(dir, { ...DEFAULT_FILES, ...options.files });
  const service = await startFaultServer(options.service ?? json({ items: [] }));
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const config = loadConfig({
    CONTENT_DIR: dir,
    RENDERER_DIR: join(dir, 'renderer'),
    SERVICES_URL: service.url,
    // What a service answers is told anew for each request of a test.
    CACHE_MB: '0',
    ...options.env,
  });
  const content = await openContentStore({
    dir,
    definitions,
    watch: options.watch ?? false,
    log,
    ...(options.now ? { now: options.now } : {}),
    ...(options.published ? { published: options.published } : {}),
  });
  const metrics = createMetrics();
  const now = options.now ?? Date.now;
  const takeTurn = createRenderQueue(() => undefined);
  const upstream = createUpstream({
    baseUrls: config.serviceUrls,
    log,
    now: Date.now,
    onCall: metrics.noteCall,
    takeTurn,
    ...(options.wait ? { wait: options.wait } : {}),
  });
  metrics.followUpstream(upstream);
  const redis = config.redis && (await openRedis(config.redis, log, options.redisDeadlineMs));
  const renderer = await loadRenderer(config.rendererDir);
  const catalogs = await loadCatalogs(config.rendererDir);
  const isClosing = () => site.closing;
  const recorded: Recorded = {
    exposures: [],
    conversions: [],
    anonymised: [],
    loads: [],
    blockViews: [],
    views: [],
    events: [],
    forgotten: [],
  };
  const served = { renderer, catalogs, definitions, loaders };
  const app = await createApp({
    config,
    siteSecret: options.siteSecret ?? SITE_SECRET,
    content,
    upstream,
    takeTurn,
    ...served,
    calls: options.calls ?? CALLS,
    assign: options.assign ?? createBffAssigner(metrics, log),
    recorder: options.recorder ?? noteInto(recorded),
    blockCounter: options.blockCounter ?? countInto(recorded),
    events: options.events ?? pipeInto(recorded),
    gate: openBffGate(config, metrics.registry),
    studio: options.studio?.(content, log, upstream, dir),
    redis,
    metrics,
    log,
    now,
    isClosing,
    clientDeadlines: options.clientDeadlines,
  });
  await app.ready();
  const site: TestSite = {
    app,
    dir,
    content,
    upstream,
    service,
    logged,
    metrics,
    recorded,
    closing: false,
    ask: (path, asked) => inject(app, path, asked),
    close: async () => {
      await app.close();
      await Promise.all([content.close(), upstream.close(), service.close(), redis?.close()]);
      await rm(dir, { recursive: true });
    },
  };
  return site;
};
