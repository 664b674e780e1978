import { setTimeout as wait } from 'node:timers/promises';
import { login, logout } from '@broadsheet/contract/calls/auth';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { createPublisher } from '../load/publishing/create-publisher.ts';
import { createRequesterByName } from './request-by-name.ts';
import type { Cluster } from './start-cluster.ts';

const ROUNDS = 5;
const LIMIT_MS = 1_000;
const TIMEOUT_MS = 20_000;
const POLL_MS = 10;
/** Of the demo. */
const MEMBER = { email: 'basic@tech.example', password: 'broadsheet demo', reCap: '' };
const OWN_PAGE = '/saved-jobs';

/** Milliseconds until it holds. */
const until = async (holds: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > TIMEOUT_MS) return Number.POSITIVE_INFINITY;
    await wait(POLL_MS);
  }
  return performance.now() - began;
};

/**
 * Changes at one BFF that the other must follow: a publication, and the end of a session. Returns milliseconds, and
 * what took too long.
 */
export const holdOverBoth = async ({ ports }: Cluster) => {
  const [first, second] = ports.bffs.map((port) => createRequesterByName(port, () => undefined));
  if (!first || !second) throw new Error('there are two BFFs');
  try {
    const publisher = await createPublisher(first);
    const revisionAt = async ({ request }: typeof first): Promise<string> =>
      (await (await request('tech', '/api/layout?path=/')).json()).revision;
    /** Until the one that published has answered, and from then on until both serve it. */
    const publishOnce = async (round: number) => {
      const publish = await publisher.prepare(round);
      const before = await revisionAt(second);
      const began = performance.now();
      await publish();
      const answered = performance.now() - began;
      const seen = await Promise.all(
        [first, second].map((bff) => until(async () => (await revisionAt(bff)) !== before)),
      );
      return { answered, seen };
    };
    const endOnce = async (): Promise<number> => {
      const caller = createCaller(first, 'tech');
      await caller.call(login, { body: MEMBER });
      const headers = { authorization: `Bearer ${caller.token}` };
      const own = async () => (await second.request('tech', OWN_PAGE, { headers })).status;
      const signedIn = await own();
      if (signedIn !== 200) throw new Error(`a member's page answers ${signedIn}`);
      await caller.call(logout);
      return until(async () => (await own()) !== 200);
    };
    const published: Awaited<ReturnType<typeof publishOnce>>[] = [];
    const ended: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      published.push(await publishOnce(round));
      ended.push(await endOnce());
    }
    const times = {
      answeredMs: published.map(({ answered }) => Math.round(answered)),
      publishedMs: published.map(({ seen }) => seen.map(Math.round)),
      endedMs: ended.map(Math.round),
    };
    const late = [...published.flatMap(({ seen }) => seen), ...ended].filter(
      (ms) => !(ms <= LIMIT_MS),
    );
    return { ...times, faults: late.map((ms) => `held at both after ${Math.round(ms)} ms`) };
  } finally {
    for (const { close } of [first, second]) close();
  }
};
