import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { acceptJson } from '@broadsheet/admission/accept-json';
import type { Gate } from '@broadsheet/admission/gate';
import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockCatalogs } from '@broadsheet/contract/block-catalog';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { BlockLoader } from '@broadsheet/contract/block-loader';
import type { CallDefinition } from '@broadsheet/contract/call';
import { FILE_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import type { PageRenderer } from '@broadsheet/contract/page-renderer';
import { addDraining } from '@broadsheet/draining/add-draining';
import { addOperationsGuard } from '@broadsheet/draining/operations-port';
import type { Assigned, AssignInput } from '@broadsheet/experiments/assignment';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import { createSessionIdReader } from '@broadsheet/session-token/read-session-id';
import { tokenKeysOf } from '@broadsheet/session-token/token-keys';
import { deriveKey } from '@broadsheet/site-secret/derive-key';
import type { BlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import type { EventPipe } from '@broadsheet/telemetry/tracking/event-pipe';
import { traceRequests } from '@broadsheet/tracing/trace-requests';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { createBlockGallery } from './dev/block-gallery.ts';
import type { Workshop } from './dev/workshop.ts';
import { createAdmission } from './http/admission/admission.ts';
import { createAnswerDeadline } from './http/answer-deadline.ts';
import { createBodyDeadline } from './http/body-deadline.ts';
import { CLIENT_DEADLINES, type ClientDeadlines } from './http/client-deadlines.ts';
import { createClientErrorHandler } from './http/client-error.ts';
import { compression } from './http/compression.ts';
import { ARMS_COOKIE_KEY, createCookies } from './http/cookies.ts';
import { createErrorAnswer, createErrors } from './http/errors.ts';
import { watchMethods } from './http/other-methods.ts';
import { createRateLimit, RATE_LIMIT_KEY } from './http/rate-limit/rate-limit.ts';
import { refuseMisframed, urlLength } from './http/request-framing.ts';
import { createSecurityHeaders, requestId, securityHeaders } from './http/response-headers.ts';
import { unprefixedCookies } from './http/unprefixed-cookies.ts';
import { createWaitingRequests } from './http/waiting-requests.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createSeenBefore } from './page/cache/cache-keys.ts';
import { createResultCache, noResultCache } from './page/cache/result-cache.ts';
import { createBlockReports } from './page/load/block-report.ts';
import { callsDeadlineOf } from './page/load/page-callers.ts';
import { createRendering } from './page/render/render-page.ts';
import type { YieldToEventLoop } from './page/render/render-queue.ts';
import { createPreviews } from './page/request/previews.ts';
import { visitorPlugin } from './page/request/resolve-visitor.ts';
import { serveCatalogs } from './page/request/served-catalog.ts';
import type { PageDeps } from './page/serve-page.ts';
import type { SharedRedis } from './redis/open-redis.ts';
import { createApiDocs } from './routes/api-docs.ts';
import { appStore } from './routes/app-store.ts';
import { createAssets } from './routes/assets.ts';
import { createBlocks } from './routes/blocks.ts';
import { createExplain } from './routes/explain.ts';
import { createExposures } from './routes/exposures.ts';
import { createHealth } from './routes/health.ts';
import { createMedia } from './routes/media.ts';
import { createMetricsPlugin } from './routes/metrics.ts';
import { createOutbox } from './routes/outbox.ts';
import { createPageHtml } from './routes/page-html.ts';
import { createPageJson } from './routes/page-json.ts';
import { createPreferences } from './routes/preferences.ts';
import { createReadCsv } from './routes/read-csv.ts';
import { createSandboxPayments } from './routes/sandbox-payments.ts';
import { createSchemas } from './routes/schemas.ts';
import { createServiceCalls } from './routes/service-calls.ts';
import { siteFiles } from './routes/site-files.ts';
import { createSitemaps } from './routes/sitemaps.ts';
import { createTelemetry } from './routes/telemetry.ts';
import { theme } from './routes/theme.ts';
import { createUnsubscribe } from './routes/unsubscribe.ts';
import { createSession } from './session/session-plugin.ts';
import { createSessions } from './session/sessions.ts';
import { createBrand } from './site/brand.ts';
import { noDrafts } from './studio/drafts.ts';
import type { Studio } from './studio/open-studio.ts';
import { createStudio } from './studio/studio-calls.ts';
import { createStudioPages } from './studio/studio-pages.ts';
import { createRecording } from './tracking/record-pages.ts';
import { requestLog } from './tracking/request-log.ts';
import { createTracker } from './tracking/tracker.ts';

const BODY_LIMIT = 64 * 1024;
const PATH_LIMIT = 2048;
/** Of one connection: requests whose answers it has not taken. */
const MAX_WAITING = 8;

export interface AppDeps {
  readonly config: Config;
  /** What everything that this site signs is derived from. */
  readonly siteSecret: string;
  readonly content: Pick<ContentStore, 'current' | 'rollout' | 'faults' | 'leftOut'>;
  readonly upstream: Pick<Upstream, 'caller' | 'sendFile' | 'openFile' | 'openStream' | 'degraded'>;
  readonly renderer: PageRenderer;
  /** What the renderer and its earlier builds can draw. */
  readonly catalogs: BlockCatalogs;
  readonly definitions: BlockDefinitions;
  readonly loaders: Readonly<Record<string, BlockLoader>>;
  /** The calls of services that browsers may make. */
  readonly calls: readonly CallDefinition[];
  /** Deals the arms of experiments. */
  readonly assign: (input: AssignInput) => Assigned;
  readonly recorder: Recorder;
  readonly blockCounter: BlockCounter;
  readonly events: EventPipe;
  /** Absent where nothing keeps what is edited. */
  readonly studio?: Pick<Studio, 'handlers' | 'staff' | 'draftOf' | 'images'> | undefined;
  /** What replicas share; without it each is for itself. */
  readonly redis?: SharedRedis | null;
  /** Absent lets in whatever comes. */
  readonly gate?: Gate | undefined;
  /** For drawing a page; absent all is drawn as soon as it is ready. */
  readonly takeTurn?: YieldToEventLoop | undefined;
  /** Of `npm run dev`. */
  readonly workshop?: Workshop | undefined;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly isClosing: () => boolean;
  /** Absent they are CLIENT_DEADLINES. */
  readonly clientDeadlines?: ClientDeadlines | undefined;
}

/** Registers everything in its order; never listens. */
export const createApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { config, content, upstream, metrics, log, now } = deps;
  const deadlines = deps.clientDeadlines ?? CLIENT_DEADLINES;
  const keys = tokenKeysOf(deps.siteSecret);
  const deadlineMs = callsDeadlineOf(config.blockDeadlineMs);
  const sessions = createSessions({ upstream, keys, deadlineMs, now });
  const tracker = createTracker(deps.events, now);
  const draftOf = deps.studio?.draftOf ?? noDrafts;
  const headers = securityHeaders(config.isProduction);
  const answerError = createErrorAnswer(headers);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: FILE_TIMEOUT_MS,
    // Node answers a missing Host by itself, without any of our headers.
    http: {
      requireHostHeader: false,
      headersTimeout: deadlines.headersMs,
      connectionsCheckingInterval: deadlines.checkEveryMs,
    },
    return503OnClosing: false,
    routerOptions: { maxParamLength: PATH_LIMIT },
    frameworkErrors: answerError,
    clientErrorHandler: createClientErrorHandler(headers),
  });
  refuseMisframed(app);
  addOperationsGuard(app);
  const countFaults = () => content.faults().length;
  const countLeftOut = () => content.leftOut().length;
  const rolloutShare = () => content.rollout()?.share ?? 0;
  const createCache = (isWorth?: (key: string) => boolean) =>
    config.cacheBytes > 0
      ? createResultCache(config.cacheBytes / 2, deps.now, isWorth)
      : noResultCache;
  const reports = createBlockReports(metrics, deps.blockCounter);
  // A block result is cached from its second miss on: the page cache serves most repeats.
  const [results, pages] = [createCache(createSeenBefore()), createCache()];
  metrics.followCaches(() => ({
    results: results.counts(),
    pages: pages.counts(),
    ...deps.renderer.caches?.(),
    ...(deps.studio ? { pictures: deps.studio.images.counts() } : {}),
  }));
  const rendering = createRendering({
    renderer: deps.renderer,
    isProduction: config.isProduction,
    onUnrendered: reports.unrendered,
  });
  const pageDeps: PageDeps = {
    blockDeadlineMs: config.blockDeadlineMs,
    results,
    pages,
    rendering,
    yieldToEventLoop: deps.takeTurn,
    definitions: deps.definitions,
    loaders: deps.loaders,
    upstream,
    experiments: {
      assign: deps.assign,
      recorder: deps.recorder,
      onAssignFault: (error) => {
        metrics.assignFaults.inc();
        log.error({ err: error }, 'arms could not be dealt: control is served');
      },
    },
    catalogs: serveCatalogs(deps.catalogs),
    log,
    reports,
  };

  traceRequests(app, false);
  addDraining(app, deps.isClosing);
  acceptJson(app);
  await app.register(createWaitingRequests(MAX_WAITING));
  await app.register(createBodyDeadline(deadlines.bodyMs));
  await app.register(createAnswerDeadline(deadlines.reading));
  await app.register(createSecurityHeaders(headers));
  await app.register(compression);
  await app.register(requestId);
  await app.register(requestLog);
  await app.register(createErrors(answerError));
  await app.register(urlLength);
  await app.register(createBrand(config, content));
  if (deps.gate) await app.register(createAdmission(deps.gate, headers));
  await app.register(
    createCookies(config.isProduction, deriveKey(deps.siteSecret, ARMS_COOKIE_KEY)),
  );
  if (config.isProduction) await app.register(unprefixedCookies);
  await app.register(createSession({ keys, sessions, now }));
  await app.register(visitorPlugin);
  if (config.isRateLimited)
    await app.register(
      createRateLimit({
        redis: deps.redis ?? null,
        key: deriveKey(deps.siteSecret, RATE_LIMIT_KEY),
        readSessionId: createSessionIdReader(keys, now),
        now,
      }),
    );
  await app.register(createPreviews({ config, siteSecret: deps.siteSecret, draftOf }));
  await app.register(createRecording(deps, tracker));
  // Before the methods are watched: the page at the same address is read like all others.
  await app.register(createUnsubscribe(upstream));
  const methods = watchMethods(app);
  const { isClosing } = deps;
  const isRedisAway = () => deps.redis?.isAway() ?? false;
  const degraded = () => [...upstream.degraded(), ...(isRedisAway() ? ['redis' as const] : [])];
  await app.register(createHealth({ isClosing, degraded, countFaults, countLeftOut }));
  await app.register(
    createMetricsPlugin(
      metrics,
      countFaults,
      countLeftOut,
      () => content.current().builtInMessages,
      rolloutShare,
      isRedisAway,
    ),
  );
  await app.register(createPageJson(pageDeps, deps.now));
  await app.register(createBlocks(pageDeps, deps.now));
  await app.register(createExplain(pageDeps, deps.now));
  await app.register(createSchemas(deps.definitions));
  await app.register(createApiDocs(deps.calls, config.isProduction));
  await app.register(
    createServiceCalls({ ...deps, tracker, sessions, callDeadlineMs: config.callDeadlineMs }),
  );
  await app.register(createExposures({ ...deps, ...pageDeps, tracker }));
  await app.register(createTelemetry({ ...deps, metrics }));
  await app.register(createReadCsv(now));
  await app.register(createPreferences({ upstream, tracker, recorder: deps.recorder }));
  await app.register(theme);
  await app.register(appStore);
  await app.register(siteFiles);
  if (!config.isProduction) {
    await app.register(createOutbox(upstream));
    await app.register(createSandboxPayments(upstream));
    await app.register(createBlockGallery(deps));
    if (deps.workshop) await app.register(deps.workshop.plugin);
  }
  if (deps.studio) await app.register(createStudio({ ...config, ...deps.studio }));
  await app.register(createMedia(config.contentDir, deps.studio?.images));
  await app.register(createSitemaps(upstream, deps.now));
  await app.register(createAssets(join(config.rendererDir, 'client')));
  await app.register(
    createStudioPages({
      ...config,
      hasDatabase: config.database !== null,
      build: deps.workshop?.studio,
    }),
  );
  await app.register(createPageHtml(pageDeps, { ...config, now }));
  methods.refuse();
  app.all('/api/*', async () => {
    throw new AppError('NOT_FOUND');
  });
  return app;
};
