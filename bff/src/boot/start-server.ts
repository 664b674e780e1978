import type { Gate } from '@broadsheet/admission/gate';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { blockLoaders, composePageCall } from '@broadsheet/blocks/server';
import { ContentError } from '@broadsheet/content-store/content-error';
import type { ContentStore } from '@broadsheet/content-store/content-store';
import { CALLS } from '@broadsheet/contract/calls';
import { listenForOperators } from '@broadsheet/draining/operations-port';
import { openFolding } from '@broadsheet/experiments/metrics/open-folding';
import { loadSiteSecret, SiteSecretError } from '@broadsheet/site-secret/load-site-secret';
import { SecretFileError } from '@broadsheet/site-secret/secrets-from-files';
import { openTracing } from '@broadsheet/tracing/open-tracing';
import { createUpstream, type Upstream } from '@broadsheet/upstream/create-upstream';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from '../app.ts';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { databaseUrlOf } from '../database-url-of.ts';
import { openDemoVisits } from '../demo/open-demo-visits.ts';
import type { Workshop } from '../dev/workshop.ts';
import { purgeOnChange } from '../edge/follow-content.ts';
import { createEdgePurger, type EdgePurger } from '../edge/purge-edge.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createRenderQueue, type YieldToEventLoop } from '../page/render/render-queue.ts';
import { openRedis } from '../redis/open-redis.ts';
import { openBffPublishing } from '../studio/open-bff-publishing.ts';
import { openStudioOfSite } from '../studio/studio-of-site.ts';
import { listenOnPorts } from './brand-ports.ts';
import { createBffAssigner } from './create-bff-assigner.ts';
import { loadCatalogs } from './load-catalogs.ts';
import { type ImportModule, loadRenderer } from './load-renderer.ts';
import { createLog } from './log.ts';
import { openBffGate } from './open-bff-gate.ts';
import { openContent } from './open-content.ts';
import { openRecording } from './open-recording.ts';

/** Reserved of the deadline, to close open resources in order. */
const FINAL_MS = 500;
/** Errors of a start whose message is sufficient without a stack. */
const EXPECTED = [ConfigError, ContentError, SecretFileError, SiteSecretError];

interface ServerOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly importModule: ImportModule;
  /** Absent but for `npm run dev`. */
  readonly workshop?: Workshop;
}

interface OpenServer {
  /** Listens on the ports of the configuration; resolves with the address, such as `http://127.0.0.1:3000`. */
  readonly listen: () => Promise<string>;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /**
   * Finishes the requests that are being served, then closes everything. @param drainMs how long readiness fails before
   * that
   */
  readonly stop: (drainMs: number) => Promise<void>;
}

interface RunningServer {
  /** The address that it listens on, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Like SIGTERM: requests in progress finish first. */
  readonly close: () => Promise<void>;
}

/** Opens the services with their circuit breakers; the gate is notified of their overload. */
const openUpstream = (
  config: Config,
  log: FastifyBaseLogger,
  metrics: Metrics,
  gate: Gate | undefined,
  takeTurn: YieldToEventLoop,
): Upstream => {
  const upstream = createUpstream({
    baseUrls: config.serviceUrls,
    log,
    now: Date.now,
    takeTurn,
    onOverload: () => gate?.notePushback(),
    onCall: (report) => {
      metrics.noteCall(report);
      if (report.outcome === 'OVERLOADED') gate?.notePushback();
    },
  });
  metrics.followUpstream(upstream);
  return upstream;
};

/** Purges the edge of what changes from now on. Returns what ends it; without an edge nothing. */
const openEdge = (
  { edge }: Config,
  content: ContentStore,
  metrics: Metrics,
  log: FastifyBaseLogger,
): Pick<EdgePurger, 'purge' | 'close'> | null => {
  if (!edge) return null;
  const purger = createEdgePurger({ ...edge, log, metrics, now: Date.now });
  const stop = purgeOnChange(content, blockDefinitions, purger);
  return {
    purge: purger.purge,
    close: () => {
      stop();
      return purger.close();
    },
  };
};

/** Opens everything but the ports; rejects with the reason why it cannot start. */
export const openServer = async ({
  env,
  importModule,
  workshop,
}: ServerOptions): Promise<OpenServer> => {
  const config = loadConfig(env);
  const siteSecret = await loadSiteSecret(config.siteSecret);
  const log = createLog(config.logLevel);
  const tracing = await openTracing('broadsheet-bff', config.tracesTo);
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const publishing = await openBffPublishing(config.database, log);
  const opened = await openContent(config, log, publishing, workshop !== undefined);
  const { content, proofNameOf } = opened;
  const edge = openEdge(config, content, metrics, log);
  const now = Date.now;
  const gate = openBffGate(config, metrics.registry);
  const takeTurn = createRenderQueue((ms) => gate?.noteDelay('turn', ms));
  const upstream = openUpstream(config, log, metrics, gate, takeTurn);
  const recording = await openRecording(config, log, metrics);
  const folding =
    config.database &&
    openFolding({
      databaseUrl: databaseUrlOf(config.database),
      metrics: () => content.current().metrics,
      log,
      now,
      closeMs: recording.closeMs,
      onBacklog: metrics.noteFoldBacklog,
    });
  const redis = config.redis && (await openRedis(config.redis, log));
  const shared = { config, siteSecret, content, upstream, metrics, log, now };
  const definitions = blockDefinitions;
  const purgeEdge = edge?.purge;
  const studio = openStudioOfSite({ ...shared, publishing, definitions, proofNameOf, purgeEdge });
  const assign = createBffAssigner(metrics, log);
  const demoVisits = openDemoVisits({ config, content, assign, log, now });
  let isClosing = false;
  const app = await createApp({
    ...shared,
    definitions,
    workshop,
    renderer: workshop?.renderer ?? (await loadRenderer(config.rendererDir, importModule)),
    catalogs: workshop?.catalogs ?? (await loadCatalogs(config.rendererDir)),
    loaders: workshop?.loaders ?? blockLoaders,
    composePageCall,
    calls: CALLS,
    assign,
    gate,
    takeTurn,
    recorder: recording.recorder,
    blockCounter: recording.blockCounter,
    events: recording.events,
    studio: studio?.studio,
    redis,
    isClosing: () => isClosing,
  });
  const listeners: { readonly stop: () => void }[] = [];
  const listen = async (): Promise<string> => {
    const url = await app.listen({ port: config.port, host: config.host });
    listeners.push(await listenOnPorts(app, config.host, config.brandPorts.keys()));
    const operations = await listenForOperators(app, config.operations);
    listeners.push(operations);
    log.info(`metrics at http://${config.operations.host}:${operations.port}/metrics`);
    return url;
  };
  const stop = async (drainMs: number): Promise<void> => {
    isClosing = true;
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    const shutdownMs = config.drainMs + recording.closeMs + FINAL_MS;
    const remainingMs = Math.max(0, config.shutdownDeadlineMs - shutdownMs);
    setTimeout(() => app.server.closeAllConnections(), remainingMs).unref();
    for (const listener of listeners) listener.stop();
    await app.close();
    // The last responses are recorded after they were sent.
    await Promise.all([recording.close(), folding?.close()]);
    await Promise.all([studio?.close(), demoVisits.close()]);
    await edge?.close();
    await Promise.all([content.close(), upstream.close(), publishing?.close(), redis?.close()]);
    await tracing.close();
  };
  return { listen, config, log, stop };
};

/** Starts the BFF, and stops it with its process; rejects with the reason why it cannot start. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { listen, config, log, stop } = await openServer(options);
  const url = await listen();
  const { close } = closeWithGrace(
    { delay: config.shutdownDeadlineMs, logger: log },
    async ({ err, signal }) => {
      if (err) log.fatal({ err }, 'stopping after an error');
      else log.info({ signal }, 'closing');
      await stop(err ? 0 : config.drainMs);
    },
  );
  return { url, close: async () => void (await close()) };
};

/** Starts the BFF as this program; a failed start is logged as its last line. */
export const runServer = (importModule: ImportModule): Promise<void> => {
  return startServer({ env: process.env, importModule }).then(
    () => undefined,
    (error: unknown) => {
      const isExpected = EXPECTED.some((kind) => error instanceof kind);
      console.error(isExpected && error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
};
