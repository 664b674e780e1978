import { fileURLToPath } from 'node:url';
import { createApp } from '@broadsheet/bff/app';
import type { AppDeps } from '@broadsheet/bff/boot/app-deps';
import { createBffAssigner } from '@broadsheet/bff/boot/create-bff-assigner';
import { loadCatalogs } from '@broadsheet/bff/boot/load-catalogs';
import { loadRenderer } from '@broadsheet/bff/boot/load-renderer';
import { createLog } from '@broadsheet/bff/boot/log';
import { loadConfig } from '@broadsheet/bff/config';
import { createMetrics } from '@broadsheet/bff/metrics/metrics';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { blockLoaders, composePageCall } from '@broadsheet/blocks/server';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import type { Brand } from '@broadsheet/contract/brand';
import { CALLS } from '@broadsheet/contract/calls';
import { closedBlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import { closedPipe } from '@broadsheet/telemetry/tracking/event-pipe';
import {
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { createUpstream } from '@broadsheet/upstream/create-upstream';
import type { InjectOptions } from 'fastify';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SITE = { CONTENT_DIR: ROOT, RENDERER_DIR: `${ROOT}renderer/dist`, RATE_LIMIT: 'off' };

const RECORDS_NOTHING = {
  exposed: () => undefined,
  converted: () => undefined,
  measured: () => undefined,
  forget: () => undefined,
  viewed: () => undefined,
  isOpen: () => false,
  close: async () => undefined,
};

/** What every BFF of the real site is made of: its content, its blocks and the built renderer. @param dir of the content */
export const readSiteParts = async (dir = ROOT) => {
  const { rendererDir } = loadConfig(SITE);
  const log = createLog('silent');
  const definitions = blockDefinitions;
  return {
    log,
    definitions,
    loaders: blockLoaders as AppDeps['loaders'],
    composePageCall,
    content: await openContentStore({ dir, definitions, watch: false, log }),
    renderer: await loadRenderer(rendererDir),
    catalogs: await loadCatalogs(rendererDir),
  };
};

export interface InnerBff {
  /** Redirects are answers. */
  readonly request: (brand: Brand, options: InjectOptions) => Promise<Response>;
  /** Listens on a free port, and resolves with it. */
  readonly listen: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/**
 * The whole BFF with the real pages, in this process. @param environment additional variables: the addresses of
 * services, and deadlines
 */
export const openBff = async (
  parts: Awaited<ReturnType<typeof readSiteParts>>,
  { now }: Pick<TestServices, 'now'>,
  environment: Readonly<Record<string, string>>,
): Promise<InnerBff> => {
  const config = loadConfig({ ...SITE, ...environment });
  const metrics = createMetrics();
  const { log } = parts;
  const upstream = createUpstream({ baseUrls: config.serviceUrls, log, now: Date.now });
  const app = await createApp({
    ...parts,
    config,
    siteSecret: TEST_SITE_SECRET,
    upstream,
    calls: CALLS,
    assign: createBffAssigner(metrics, log),
    recorder: RECORDS_NOTHING,
    blockCounter: closedBlockCounter,
    events: closedPipe,
    metrics,
    now: () => now,
    isClosing: () => false,
  });
  await app.ready();
  return {
    request: async (brand, options) => {
      const { statusCode, headers, rawPayload } = await app.inject({
        ...options,
        headers: { host: `${brand}.localhost`, ...options.headers },
      });
      const entries = Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: entries });
    },
    listen: async () => Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port),
    close: async () => {
      await app.close();
      await upstream.close();
    },
  };
};
