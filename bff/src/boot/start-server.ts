import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { blockLoaders } from '@broadsheet/blocks/server';
import { ContentError } from '@broadsheet/content-store/content-error';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import { CALLS } from '@broadsheet/contract/calls';
import { listenForOperators } from '@broadsheet/draining/operations-port';
import { loadSiteSecret, SiteSecretError } from '@broadsheet/site-secret/load-site-secret';
import { SecretFileError } from '@broadsheet/site-secret/secrets-from-files';
import { openTracing } from '@broadsheet/tracing/open-tracing';
import { createUpstream } from '@broadsheet/upstream/create-upstream';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from '../app.ts';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import type { Workshop } from '../dev/workshop.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createRenderQueue } from '../page/render/render-queue.ts';
import { openRedis } from '../redis/open-redis.ts';
import { openBffPublishing } from '../studio/open-bff-publishing.ts';
import { openStudioOfSite } from '../studio/studio-of-site.ts';
import { listenOnPorts } from './brand-ports.ts';
import { createBffAssigner } from './create-bff-assigner.ts';
import { loadCatalogs } from './load-catalogs.ts';
import { type ImportModule, loadRenderer } from './load-renderer.ts';
import { createLog } from './log.ts';
import { openBffBlockCounter } from './open-bff-block-counter.ts';
import { openBffEvents } from './open-bff-events.ts';
import { openBffGate } from './open-bff-gate.ts';
import { openBffRecorder } from './open-bff-recorder.ts';
import { createWorkerProver } from './proof/prove-in-worker.ts';
import { createProofName, trustBuild } from './proof/trust-build.ts';

/** Kept back from the deadline, to end what is still open in an orderly way. */
const FINAL_MS = 500;
/** What stops a start with a message that says all. */
const EXPECTED = [ConfigError, ContentError, SecretFileError, SiteSecretError];
/** What of the deadline belongs to writing down what was recorded last. */
const RECORDER_SHARE = 0.2;

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
  /** Finishes the requests that are being served, then closes everything. @param drainMs how long readiness fails before that */
  readonly stop: (drainMs: number) => Promise<void>;
}

interface RunningServer {
  /** The address that it listens on, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** As a signal to end would: what is asked is finished first. */
  readonly close: () => Promise<void>;
}

/** Opens everything but the ports; rejects with what keeps it from starting. */
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
  const dist = fileURLToPath(new URL('.', import.meta.url));
  const bundled = join(dist, 'bundled');
  const publishing = await openBffPublishing(config.database, log);
  const isOfBuild = trustBuild(dist, blockDefinitions);
  const proofNameOf = createProofName(dist, blockDefinitions);
  /** Proved by a replica of this build, which has published it. */
  const isProven = (key: string): boolean => {
    const proven = publishing?.followed.proven();
    return proven !== undefined && proven.size > 0 && proven.has(proofNameOf(key));
  };
  // Each edit of the BFF starts it again: what was proved before it is not proved anew.
  let isStarting = workshop !== undefined;
  const content = await openContentStore({
    dir: config.contentDir,
    definitions: blockDefinitions,
    watch: true,
    log,
    isTrusted: (key) => isStarting || isOfBuild(key) || isProven(key),
    // Sources have no program for a thread: layouts are proved in this one.
    ...(workshop
      ? {}
      : { prove: createWorkerProver(pathToFileURL(join(dist, 'proof-worker.js'))) }),
    ...(existsSync(bundled) ? { bundled } : {}),
    ...(publishing ? { published: publishing.published } : {}),
  });
  isStarting = false;
  const now = Date.now;
  const gate = openBffGate(config, metrics.registry);
  const takeTurn = createRenderQueue((ms) => gate?.noteDelay('turn', ms));
  const upstream = createUpstream({
    baseUrls: config.serviceUrls,
    log,
    now,
    takeTurn,
    onOverload: () => gate?.notePushback(),
    onCall: (report) => {
      metrics.noteCall(report);
      if (report.outcome === 'OVERLOADED') gate?.notePushback();
    },
  });
  metrics.followUpstream(upstream);
  const recorderCloseMs = config.shutdownDeadlineMs * RECORDER_SHARE;
  const recording = {
    database: config.database,
    metrics,
    log,
    now,
    closeMs: recorderCloseMs,
  };
  const recorder = await openBffRecorder(recording);
  const blockCounter = openBffBlockCounter(recording);
  const redis = config.redis && (await openRedis(config.redis, log));
  const events = openBffEvents({ ...recording, kind: config.eventSink, output: process.stdout });
  const studio = openStudioOfSite({
    config,
    publishing,
    content,
    definitions: blockDefinitions,
    proofNameOf,
    upstream,
    siteSecret,
    metrics,
    log,
    now,
  });
  let isClosing = false;
  const app = await createApp({
    config,
    siteSecret,
    content,
    upstream,
    workshop,
    renderer: workshop?.renderer ?? (await loadRenderer(config.rendererDir, importModule)),
    catalogs: workshop?.catalogs ?? (await loadCatalogs(config.rendererDir)),
    definitions: blockDefinitions,
    loaders: workshop?.loaders ?? blockLoaders,
    calls: CALLS,
    assign: createBffAssigner(metrics, log),
    gate,
    takeTurn,
    metrics,
    recorder,
    blockCounter,
    events,
    studio: studio?.studio,
    redis,
    log,
    now,
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
    const shutdownMs = config.drainMs + recorderCloseMs + FINAL_MS;
    const left = Math.max(0, config.shutdownDeadlineMs - shutdownMs);
    setTimeout(() => app.server.closeAllConnections(), left).unref();
    for (const listener of listeners) listener.stop();
    await app.close();
    // Last answers are noted after they were sent.
    await Promise.all([recorder.close(), blockCounter.close(), events.close()]);
    await studio?.close();
    await Promise.all([content.close(), upstream.close(), publishing?.close(), redis?.close()]);
    await tracing.close();
  };
  return { listen, config, log, stop };
};

/** Starts the BFF, and ends it with its process; rejects with what keeps it from starting. */
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

/** Starts the BFF as this program; what keeps it from starting is its last word. */
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
