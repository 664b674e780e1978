import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ContentStore } from '@broadsheet/content-store/open-content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { BlockLoader } from '@broadsheet/contract/block-loader';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { PageRenderer } from '@broadsheet/contract/page-renderer';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createClientErrorHandler } from './client-error.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { watchMethods } from './other-methods.ts';
import type { PageDeps } from './page/produce-page.ts';
import { audience } from './plugins/audience.ts';
import { createBrand } from './plugins/brand.ts';
import { createCookies } from './plugins/cookies.ts';
import { createErrorAnswer, createErrors } from './plugins/errors.ts';
import { createHealth } from './plugins/health.ts';
import { createMetricsPlugin } from './plugins/metrics.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { requestId } from './plugins/request-id.ts';
import { requestLog } from './plugins/request-log.ts';
import { createSecurityHeaders } from './plugins/security-headers.ts';
import { urlLength } from './plugins/url-length.ts';
import { createRendering } from './rendering.ts';
import { createAssets } from './routes/assets.ts';
import { createBlocks } from './routes/blocks.ts';
import { createPageHtml } from './routes/page-html.ts';
import { createPageJson } from './routes/page-json.ts';
import { preferences } from './routes/preferences.ts';
import { readCsvRoute } from './routes/read-csv.ts';
import { createSchemas } from './routes/schemas.ts';
import { createServiceCalls } from './routes/service-calls.ts';
import { siteFiles } from './routes/site-files.ts';
import { createSitemaps } from './routes/sitemaps.ts';
import { createTelemetry } from './routes/telemetry.ts';
import { theme } from './routes/theme.ts';
import { securityHeaders } from './security-headers.ts';

const BODY_LIMIT = 64 * 1024;
const PATH_LIMIT = 2048;
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppDeps {
  readonly config: Config;
  readonly content: Pick<ContentStore, 'current' | 'faults' | 'leftOut'>;
  readonly upstream: Pick<Upstream, 'caller' | 'degraded'>;
  readonly renderer: PageRenderer;
  readonly definitions: BlockDefinitions;
  readonly loaders: Readonly<Record<string, BlockLoader>>;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly isClosing: () => boolean;
}

/** Registers everything in its order; never listens. */
export const createApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { config, content, upstream, metrics, log } = deps;
  const headers = securityHeaders(config.isProduction);
  const answerError = createErrorAnswer(headers);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node answers a missing Host by itself, without any of our headers.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    routerOptions: { maxParamLength: PATH_LIMIT },
    frameworkErrors: answerError,
    clientErrorHandler: createClientErrorHandler(headers),
  });
  // What a request expects besides an answer is its own affair; Node would refuse it without our headers.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  const countFaults = () => content.faults().length;
  const countLeftOut = () => content.leftOut().length;
  const pageDeps: PageDeps = {
    definitions: deps.definitions,
    loaders: deps.loaders,
    upstream,
    now: deps.now,
    log,
    onBlock: (type, outcome) => metrics.blocks.inc({ type, outcome }),
  };
  const rendering = createRendering({
    renderer: deps.renderer,
    onUnrendered: (type) => metrics.blocks.inc({ type, outcome: 'unrendered' }),
  });

  await app.register(createSecurityHeaders(headers));
  await app.register(requestId);
  await app.register(requestLog);
  await app.register(createErrors(answerError));
  await app.register(urlLength);
  await app.register(createBrand(config, content));
  if (config.isRateLimited) await app.register(rateLimitPlugin);
  await app.register(createCookies(config.isProduction));
  await app.register(audience);
  const methods = watchMethods(app);
  const { isClosing } = deps;
  await app.register(
    createHealth({ isClosing, degraded: upstream.degraded, countFaults, countLeftOut }),
  );
  await app.register(createMetricsPlugin(metrics, countFaults, countLeftOut));
  await app.register(createPageJson(pageDeps, rendering));
  await app.register(createBlocks(pageDeps, rendering));
  await app.register(createSchemas(deps.definitions));
  await app.register(createServiceCalls(upstream));
  await app.register(createTelemetry(metrics, deps.definitions));
  await app.register(readCsvRoute);
  await app.register(preferences);
  await app.register(theme);
  await app.register(siteFiles);
  await app.register(createSitemaps(upstream, deps.now));
  await app.register(createAssets(join(config.rendererDir, 'client')));
  await app.register(createPageHtml(pageDeps, rendering));
  methods.refuse();
  app.all('/api/*', async () => {
    throw new CatalogueError('NOT_FOUND');
  });
  return app;
};
