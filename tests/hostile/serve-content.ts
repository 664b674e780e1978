import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createApp } from '@broadsheet/bff/app';
import { createBffAssigner } from '@broadsheet/bff/boot/create-bff-assigner';
import { loadCatalogs } from '@broadsheet/bff/boot/load-catalogs';
import { loadRenderer } from '@broadsheet/bff/boot/load-renderer';
import { createLog } from '@broadsheet/bff/boot/log';
import { createWorkerProver } from '@broadsheet/bff/boot/proof/prove-in-worker';
import { loadConfig } from '@broadsheet/bff/config';
import { createMetrics } from '@broadsheet/bff/metrics/metrics';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { blockLoaders, composePageCall } from '@broadsheet/blocks/server';
import type { ContentStore } from '@broadsheet/content-store/content-store';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import { CALLS } from '@broadsheet/contract/calls';
import { closedRecorder } from '@broadsheet/experiments/recording/closed-recorder';
import { closedBlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import { closedPipe } from '@broadsheet/telemetry/tracking/event-pipe';
import { createUpstream } from '@broadsheet/upstream/create-upstream';
import { json, startFaultServer } from '@broadsheet/upstream/fault-server.fixture';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface ServedContent {
  readonly content: ContentStore;
  readonly request: (path: string) => Promise<{ readonly status: number; readonly body: string }>;
  /** The errors that the content store logged since the last call. */
  readonly takeErrors: () => string[];
  readonly close: () => Promise<void>;
}

/** The BFF over a folder of content that it follows, with the built renderer and proofs in the built worker. */
export const serveContent = async (dir: string): Promise<ServedContent> => {
  const service = await startFaultServer(json({ items: [] }));
  const errors: string[] = [];
  const hear = (line: string): void => {
    const { level, msg }: { level: string; msg: string } = JSON.parse(line);
    if (level === 'error') errors.push(msg);
  };
  const log = createLog('error', { write: hear });
  const config = loadConfig({
    CONTENT_DIR: dir,
    RENDERER_DIR: join(ROOT, 'renderer/dist'),
    SERVICES_URL: service.url,
    RATE_LIMIT: 'off',
  });
  const content = await openContentStore({
    dir,
    definitions: blockDefinitions,
    watch: true,
    log,
    prove: createWorkerProver(pathToFileURL(join(ROOT, 'bff/dist/proof-worker.js'))),
  });
  const metrics = createMetrics();
  const now = Date.now;
  const silent = createLog('silent');
  const upstream = createUpstream({
    baseUrls: config.serviceUrls,
    log: silent,
    now,
    onCall: metrics.noteCall,
  });
  const app = await createApp({
    config,
    content,
    upstream,
    renderer: await loadRenderer(config.rendererDir),
    catalogs: await loadCatalogs(config.rendererDir),
    definitions: blockDefinitions,
    loaders: blockLoaders,
    composePageCall,
    calls: CALLS,
    siteSecret: 'a secret of the test, of 32 letters',
    assign: createBffAssigner(metrics, silent),
    recorder: closedRecorder,
    blockCounter: closedBlockCounter,
    events: closedPipe,
    metrics,
    log: silent,
    now,
    isClosing: () => false,
  });
  await app.ready();
  return {
    content,
    request: async (path) => {
      const answer = await app.inject({ url: path, headers: { host: 'tech.localhost' } });
      return { status: answer.statusCode, body: answer.body };
    },
    takeErrors: () => errors.splice(0),
    close: async () => {
      await app.close();
      await Promise.all([content.close(), upstream.close(), service.close()]);
    },
  };
};
