import { login } from '@broadsheet/contract/calls/auth';
import { order, subscriptionHash } from '@broadsheet/contract/calls/subscription';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import { type Caller, createCaller } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { hostileRequests } from './hostile-requests.ts';
import { type HostileRequest, send } from './send.ts';

/** The result of an attack, and of the other requests meanwhile. */
export interface AttackReport {
  readonly sent: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Requests that were answered 5xx or not at all. */
  readonly faults: readonly string[];
  readonly breakersOpened: number;
  readonly orders: number;
  readonly ordersAnswered: number;
}

const signIn = async (site: RunningSite, email: string): Promise<Caller> => {
  const caller = createCaller(site, 'tech');
  await caller.call(login, { body: { email, password: DEMO_PASSWORD } });
  return caller;
};

/** One order: opened, or found open, and read. */
const orderPlan = async (buyer: Caller): Promise<boolean> => {
  const opened = await buyer.send(subscriptionHash, { body: { plan: 'pro' } });
  const { order: newOrder }: { order?: { orderId?: unknown } } = Object(opened.body);
  if (opened.status !== 200 || typeof newOrder?.orderId !== 'string') return false;
  const params = { orderId: newOrder.orderId };
  return (await buyer.send(order, { params })).status === 200;
};

const countBreakers = (site: RunningSite): number => site.log().split('breaker opened').length - 1;

/** Sends all requests, so many concurrently; records the responses. */
const sendAll = async (
  port: number,
  requests: readonly HostileRequest[],
  atOnce: number,
  note: (request: HostileRequest, status: number | null) => void,
): Promise<void> => {
  const left = requests.values();
  const work = async () => {
    for (const request of left) note(request, await send(port, request).catch(() => null));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/**
 * Sends hostile requests to a site while another person orders a plan again and again.
 * @param every sends one of this many requests: 1 sends all
 */
export const attackSite = async (
  site: RunningSite,
  { every, atOnce }: { readonly every: number; readonly atOnce: number },
): Promise<AttackReport> => {
  const attacker = await signIn(site, 'basic@tech.example');
  const buyer = await signIn(site, 'fresher@tech.example');
  const requests = hostileRequests(attacker.token ?? '').filter((_, at) => at % every === 0);
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const before = countBreakers(site);
  let isOver = false;
  let orders = 0;
  let ordersAnswered = 0;
  const buying = (async () => {
    while (!isOver) {
      orders += 1;
      if (await orderPlan(buyer)) ordersAnswered += 1;
    }
  })();
  await sendAll(site.port, requests, atOnce, ({ what }, status) => {
    statuses[status ?? 0] = (statuses[status ?? 0] ?? 0) + 1;
    if (status === null || status >= 500) faults.push(`${what}: ${status ?? 'no answer'}`);
  });
  isOver = true;
  await buying;
  const breakersOpened = countBreakers(site) - before;
  return { sent: requests.length, statuses, faults, breakersOpened, orders, ordersAnswered };
};

const NUL_PATHS = [
  '/api/job/suggest?query=a%00b',
  '/api/job/search?query=a%00b',
  '/api/job/company-list/search?query=a%00b',
  '/api/job/jobdetail/recruiter-search?query=a%00b',
  '/api/course/v2/course/-1/search?query=a%00b',
];
const CALLBACK = 'txnid=a%00b&status=success&hash=x';
const FORM = ['Host', 'tech.localhost', 'Content-Type', 'application/x-www-form-urlencoded'];
const callback: HostileRequest = {
  what: 'a forged callback',
  method: 'POST',
  path: '/api/subscription/',
  headers: [...FORM, 'Content-Length', String(CALLBACK.length)],
  body: CALLBACK,
};

/** Requests with NUL from one address, and orders of another person, each so many times at its own pace. */
export const attackSlowly = async (
  site: RunningSite,
  { attacks, everyMs, orders }: { attacks: number; everyMs: number; orders: number },
): Promise<{ readonly statuses: readonly number[]; readonly ordersAnswered: number }> => {
  const buyer = await signIn(site, 'new@tech.example');
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const statuses: number[] = [];
  const attacking = (async () => {
    for (let at = 0; at < attacks; at += 1) {
      const path = NUL_PATHS[at % (NUL_PATHS.length + 1)];
      const request = path
        ? { what: path, method: 'GET', path, headers: ['Host', 'tech.localhost'] }
        : callback;
      statuses.push(await send(site.port, request));
      await wait(everyMs);
    }
  })();
  let ordersAnswered = 0;
  for (let at = 0; at < orders; at += 1) {
    if (await orderPlan(buyer)) ordersAnswered += 1;
    await wait((attacks * everyMs) / orders);
  }
  await attacking;
  return { statuses, ordersAnswered };
};
