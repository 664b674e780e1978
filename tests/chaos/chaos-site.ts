import { fileURLToPath } from 'node:url';
import { createApp } from '@broadsheet/bff/app';
import { loadConfig } from '@broadsheet/bff/config';
import { createBffAssigner } from '@broadsheet/bff/experiments/create-bff-assigner';
import { loadCatalogs } from '@broadsheet/bff/load-catalogs';
import { loadRenderer } from '@broadsheet/bff/load-renderer';
import { createLog } from '@broadsheet/bff/log';
import { createMetrics } from '@broadsheet/bff/metrics';
import { closedBlockCounter } from '@broadsheet/block-counts/closed-block-counter';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { blockLoaders } from '@broadsheet/blocks/server';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import type { Brand } from '@broadsheet/contract/brand';
import { bffPathOf, type CallDefinition, type ServiceName } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { type FaultProxy, startFaultProxy } from '@broadsheet/test-kit/faults/start-fault-proxy';
import { closedPipe } from '@broadsheet/tracking/event-pipe';
import { createUpstream } from '@broadsheet/upstream/create-upstream';
import type { InjectOptions } from 'fastify';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** For how long the BFF waits for a service, in milliseconds. */
const DEADLINES_MS = {
  /** A tenth of what pages get, so that a service that hangs costs a test a tenth. */
  hurried: 300,
  /** Enough for what answers at all, on a machine that has much else to do. */
  patient: 30_000,
};
type Patience = keyof typeof DEADLINES_MS;

/** Every service that a call is made of so far; those to come stand here by their calls. */
export const SERVICES: readonly ServiceName[] = [
  ...new Set(CALLS.map(({ service }) => (service === 'static' ? 'user' : service))),
];

export type Asker = 'visitor' | 'seeker';

export interface ChaosSite {
  readonly proxies: ReadonlyMap<ServiceName, FaultProxy>;
  /** Asks the BFF as it is now; redirects are answers. */
  readonly ask: (brand: Brand, path: string, asker?: Asker) => Promise<Response>;
  /** Makes a call that needs no input, as a program with the token of somebody who is signed in. */
  readonly call: (brand: Brand, call: CallDefinition) => Promise<Response>;
  /** A BFF that has kept nothing and trusts every service again. */
  readonly renew: (patience: Patience) => Promise<void>;
  readonly close: () => Promise<void>;
}

const RECORDS_NOTHING = {
  exposed: () => undefined,
  converted: () => undefined,
  forget: () => undefined,
  viewed: () => undefined,
  isOpen: () => false,
  close: async () => undefined,
};

const environmentOf = (proxies: ReadonlyMap<ServiceName, FaultProxy>, patience: Patience) => ({
  CONTENT_DIR: ROOT,
  RENDERER_DIR: `${ROOT}renderer/dist`,
  BLOCK_DEADLINE_MS: String(DEADLINES_MS[patience]),
  CALL_DEADLINE_MS: String(DEADLINES_MS[patience]),
  CACHE_MB: '0',
  RATE_LIMIT: 'off',
  ...Object.fromEntries(
    [...proxies].map(([service, { url }]) => [`${service.toUpperCase()}_URL`, url]),
  ),
});

/** The token of somebody with a profile, who may use what plans hold. */
const addMaker = async (services: TestServices, brand: Brand): Promise<string> => {
  const { seeker, token } = await addSeeker(services, { brand }, { experience_status: 'fresher' });
  const until = new Date(services.now + 86_400_000);
  await services.database
    .insertInto('entitlements')
    .values(
      (['early-applicant', 'resume-builder'] as const).map((feature) => ({
        seeker_id: seeker.id,
        feature,
        until,
      })),
    )
    .execute();
  return token;
};

/**
 * The whole BFF with the real pages over the real services, with a proxy of faults before each service. It is patient
 * until it is renewed.
 */
export const openChaosSite = async (): Promise<ChaosSite> => {
  const services = await createTestServices({ isLimited: false });
  const base = await services.app.listen({ port: 0, host: '127.0.0.1' });
  const proxies = new Map<ServiceName, FaultProxy>();
  for (const service of SERVICES) proxies.set(service, await startFaultProxy(`${base}/${service}`));
  const seekers = {
    tech: await addMaker(services, 'tech'),
    management: await addMaker(services, 'management'),
  };

  const { rendererDir } = loadConfig(environmentOf(proxies, 'patient'));
  const log = createLog('silent');
  const definitions = blockDefinitions;
  const content = await openContentStore({ dir: ROOT, definitions, watch: false, log });
  const renderer = await loadRenderer(rendererDir);
  const catalogs = await loadCatalogs(rendererDir);

  const open = async (patience: Patience) => {
    const config = loadConfig(environmentOf(proxies, patience));
    const metrics = createMetrics();
    const { now } = services;
    const upstream = createUpstream({ baseUrls: config.serviceUrls, log, now: Date.now });
    const app = await createApp({
      config,
      siteSecret: TEST_SITE_SECRET,
      content,
      upstream,
      renderer,
      catalogs,
      definitions,
      loaders: blockLoaders,
      calls: CALLS,
      assign: createBffAssigner(metrics, log),
      recorder: RECORDS_NOTHING,
      blockCounter: closedBlockCounter,
      events: closedPipe,
      metrics,
      log,
      now: () => now,
      isClosing: () => false,
    });
    await app.ready();
    return {
      app,
      close: async () => {
        await app.close();
        await upstream.close();
      },
    };
  };

  let bff = await open('patient');
  const inject = async (brand: Brand, options: InjectOptions): Promise<Response> => {
    const { statusCode, headers, rawPayload } = await bff.app.inject({
      ...options,
      headers: { host: `${brand}.localhost`, ...options.headers },
    });
    const entries = Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: entries });
  };
  return {
    proxies,
    ask: (brand, path, asker = 'visitor') => {
      const cookie = asker === 'seeker' ? { cookie: `token=${seekers[brand]}` } : {};
      return inject(brand, { url: path, headers: { accept: 'text/html', ...cookie } });
    },
    call: (brand, call) =>
      inject(brand, {
        method: call.method,
        url: bffPathOf(call),
        headers: { authorization: `Bearer ${seekers[brand]}` },
        ...(call.body ? { payload: {} } : {}),
      }),
    renew: async (patience) => {
      await bff.close();
      bff = await open(patience);
    },
    close: async () => {
      await bff.close();
      await content.close();
      await Promise.all([...proxies.values()].map((proxy) => proxy.close()));
      await services.close();
    },
  };
};
