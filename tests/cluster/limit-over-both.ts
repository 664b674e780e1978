import { createRequesterByName } from './request-by-name.ts';
import type { Cluster } from './start-cluster.ts';

/** A client with its own address, as nginx would pass it on. */
const CLIENT = { 'x-forwarded-for': '203.0.113.9' };
const BFFS = ['bff-1', 'bff-2'];
/** It does not exist, so that each request counts as one. */
const PATH = '/api/nothing';
/** Within the limit of 2,400 a minute at each, and beyond it at both together. */
const EACH = 1_600;
const MIN_REFUSED = 700;

/** Requests of one client, half of them at each BFF: answers how many were refused, and a fault where that is too few. */
export const limitOverBoth = async (cluster: Cluster) => {
  for (const name of BFFS) await cluster.replace(name, { RATE_LIMIT: 'on' });
  const counted = await Promise.all(
    cluster.ports.bffs.map(async (port) => {
      const { request, close } = createRequesterByName(port, () => undefined);
      let refused = 0;
      for (let count = 0; count < EACH; count += 1) {
        const { status } = await request('tech', PATH, { headers: CLIENT });
        if (status === 429) refused += 1;
      }
      close();
      return refused;
    }),
  );
  for (const name of BFFS) await cluster.replace(name);
  const refused = counted.reduce((sum, count) => sum + count, 0);
  const faults = refused < MIN_REFUSED ? [`of ${2 * EACH} requests ${refused} were refused`] : [];
  return { requested: 2 * EACH, refused, faults };
};
