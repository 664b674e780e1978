import type { Brand } from '@broadsheet/contract/brand';
import { bffPathOf, type CallDefinition, type ServiceName } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { type FaultProxy, startFaultProxy } from '@broadsheet/test-kit/faults/start-fault-proxy';
import { timeLimit } from '@broadsheet/test-kit/time-limit';
import { type InnerBff, openBff, readSiteParts } from './open-bff.ts';

/** The BFF's deadlines for services, in milliseconds. */
const DEADLINES_MS = {
  /** A tenth of a page's deadline, so that a service that hangs costs a test a tenth. */
  short: timeLimit(300),
  /** Enough for what answers at all, on a machine that has much else to do. */
  long: 30_000,
};
type DeadlineName = keyof typeof DEADLINES_MS;

/** All services with calls so far; new ones are added with their calls. */
export const SERVICES: readonly ServiceName[] = [
  ...new Set(CALLS.map(({ service }) => (service === 'static' ? 'user' : service))),
];

export type Requester = 'visitor' | 'seeker';

export interface ChaosSite {
  readonly proxies: ReadonlyMap<ServiceName, FaultProxy>;
  /** Sends a request to the current BFF; does not follow redirects. */
  readonly request: (brand: Brand, path: string, requester?: Requester) => Promise<Response>;
  /** Makes a call without input, as a program with the token of a signed-in seeker. */
  readonly call: (brand: Brand, call: CallDefinition) => Promise<Response>;
  /** A BFF with empty caches and closed breakers. */
  readonly renew: (deadline: DeadlineName) => Promise<void>;
  readonly close: () => Promise<void>;
}

const environmentOf = (proxies: ReadonlyMap<ServiceName, FaultProxy>, deadline: DeadlineName) => ({
  BLOCK_DEADLINE_MS: String(DEADLINES_MS[deadline]),
  CALL_DEADLINE_MS: String(DEADLINES_MS[deadline]),
  CACHE_MB: '0',
  ...Object.fromEntries(
    [...proxies].map(([service, { url }]) => [`${service.toUpperCase()}_URL`, url]),
  ),
});

/** The token of a seeker with a profile and active plans. */
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
 * The whole BFF with the real pages over the real services, with a fault proxy before each service. Its deadlines are
 * long until it is renewed.
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

  const parts = await readSiteParts();
  const open = (deadline: DeadlineName): Promise<InnerBff> =>
    openBff(parts, services, environmentOf(proxies, deadline));
  let bff = await open('long');
  return {
    proxies,
    request: (brand, path, requester = 'visitor') => {
      const cookie = requester === 'seeker' ? { cookie: `token=${seekers[brand]}` } : {};
      return bff.request(brand, { url: path, headers: { accept: 'text/html', ...cookie } });
    },
    call: (brand, call) =>
      bff.request(brand, {
        method: call.method,
        url: bffPathOf(call),
        headers: { authorization: `Bearer ${seekers[brand]}` },
        ...(call.body ? { payload: {} } : {}),
      }),
    renew: async (deadline) => {
      await bff.close();
      bff = await open(deadline);
    },
    close: async () => {
      await bff.close();
      await parts.content.close();
      await Promise.all([...proxies.values()].map((proxy) => proxy.close()));
      await services.close();
    },
  };
};
