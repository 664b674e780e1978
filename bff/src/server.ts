import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { blockLoaders } from '@broadsheet/blocks/server';
import { ContentError } from '@broadsheet/content-store/content-error';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import { createUpstream } from '@broadsheet/upstream/create-upstream';
import closeWithGrace from 'close-with-grace';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app.ts';
import { listenOnPorts } from './brand-ports.ts';
import { ConfigError, loadConfig } from './config.ts';
import { loadRenderer } from './load-renderer.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

/** Kept back from the deadline, to end what is still open in an orderly way. */
const LAST_MOMENT_MS = 500;

const start = async (): Promise<void> => {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const bundled = fileURLToPath(new URL('./bundled', import.meta.url));
  const content = await openContentStore({
    dir: config.contentDir,
    definitions: blockDefinitions,
    watch: true,
    log,
    ...(existsSync(bundled) ? { bundled } : {}),
  });
  const now = Date.now;
  const upstream = createUpstream({
    baseUrls: config.serviceUrls,
    log,
    now,
    onCall: metrics.noteCall,
  });
  let isClosing = false;
  const app = await createApp({
    config,
    content,
    upstream,
    renderer: await loadRenderer(config.rendererDir),
    definitions: blockDefinitions,
    loaders: blockLoaders,
    metrics,
    log,
    now,
    isClosing: () => isClosing,
  });
  await app.listen({ port: config.port, host: config.host });
  const ports = await listenOnPorts(app, config.host, config.brandPorts.keys());

  closeWithGrace({ delay: config.shutdownDeadlineMs, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    else log.info({ signal }, 'closing');
    isClosing = true;
    await new Promise((resolve) => setTimeout(resolve, err ? 0 : config.drainMs));
    ports.stop();
    const left = Math.max(0, config.shutdownDeadlineMs - config.drainMs - LAST_MOMENT_MS);
    setTimeout(() => app.server.closeAllConnections(), left).unref();
    await app.close();
    await Promise.all([content.close(), upstream.close()]);
  });
};

start().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof ContentError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
