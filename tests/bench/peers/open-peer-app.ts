import { createApp } from '@broadsheet/bff/app';
import { createBffAssigner } from '@broadsheet/bff/boot/create-bff-assigner';
import { loadCatalogs } from '@broadsheet/bff/boot/load-catalogs';
import { loadRenderer } from '@broadsheet/bff/boot/load-renderer';
import { createLog } from '@broadsheet/bff/boot/log';
import { openBffBlockCounter } from '@broadsheet/bff/boot/open-bff-block-counter';
import { openBffRecorder } from '@broadsheet/bff/boot/open-bff-recorder';
import { loadConfig } from '@broadsheet/bff/config';
import { createMetrics } from '@broadsheet/bff/metrics/metrics';
import { noResultCache } from '@broadsheet/bff/page/cache/result-cache';
import { createBlockReports } from '@broadsheet/bff/page/load/block-report';
import { createRendering } from '@broadsheet/bff/page/render/render-page';
import { serveCatalogs } from '@broadsheet/bff/page/request/served-catalog';
import type { PageDeps } from '@broadsheet/bff/page/serve-page';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { blockLoaders } from '@broadsheet/blocks/server';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import type { BlockLoader } from '@broadsheet/contract/block-loader';
import { CALLS } from '@broadsheet/contract/calls';
import { closedPipe } from '@broadsheet/telemetry/tracking/event-pipe';
import { createUpstream } from '@broadsheet/upstream/create-upstream';
import { collectDefaultMetrics } from 'prom-client';
import { PERSONAL_TYPE } from '../servers/home-layouts.ts';
import { numberRows } from './personal-cards.ts';

const SITE_SECRET = 'a secret of the bench, of 32 letters';
const RECORDER_CLOSE_MS = 500;

/** The BFF as it starts, except that one block's rows differ for every request. */
export const openPeerApp = async () => {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const now = Date.now;
  const content = await openContentStore({
    dir: config.contentDir,
    definitions: blockDefinitions,
    watch: true,
    log,
  });
  const upstream = createUpstream({
    baseUrls: config.serviceUrls,
    log,
    now,
    onCall: metrics.noteCall,
  });
  const { database } = config;
  const closeMs = RECORDER_CLOSE_MS;
  const recording = { database, metrics, log, now, closeMs };
  const recorder = await openBffRecorder(recording);
  const blockCounter = openBffBlockCounter(recording);
  const renderer = await loadRenderer(config.rendererDir);
  const catalogs = await loadCatalogs(config.rendererDir);
  const assign = createBffAssigner(metrics, log);
  const personal: BlockLoader | undefined = blockLoaders[PERSONAL_TYPE];
  if (!personal) throw new Error(`there is no block ${PERSONAL_TYPE}`);
  const blocks = {
    definitions: blockDefinitions,
    loaders: { ...blockLoaders, [PERSONAL_TYPE]: numberRows(personal) },
  };
  const app = await createApp({
    ...blocks,
    config,
    content,
    upstream,
    renderer,
    catalogs,
    calls: CALLS,
    siteSecret: SITE_SECRET,
    assign,
    recorder,
    blockCounter,
    events: closedPipe,
    metrics,
    log,
    now,
    isClosing: () => false,
  });
  const pageDeps: PageDeps = {
    ...blocks,
    blockDeadlineMs: config.blockDeadlineMs,
    upstream,
    experiments: { assign, recorder, onAssignFault: () => undefined },
    catalogs: serveCatalogs(catalogs),
    log,
    reports: createBlockReports(metrics, blockCounter),
    results: noResultCache,
    pages: noResultCache,
    rendering: createRendering({
      renderer,
      isProduction: false,
      onUnrendered: () => undefined,
    }),
  };
  return {
    app,
    config,
    now,
    pageDeps,
    close: async (): Promise<void> => {
      app.server.closeAllConnections();
      await app.close();
      await Promise.all([recorder.close(), blockCounter.close()]);
      await Promise.all([content.close(), upstream.close()]);
    },
  };
};
