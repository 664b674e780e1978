import type { PageJson } from '@broadsheet/contract/page-json';
import { EXPERIMENT } from './add-experiment.ts';
import { createRequesterByName } from './request-by-name.ts';
import type { Cluster } from './start-cluster.ts';

const { page: PAGE, key: KEY, arm: ARM } = EXPERIMENT;
const VISITORS = 40;
const AGREED = 'consent=all.1';

/**
 * Sends visitors to one BFF and then to the other, with all their cookies and with only their id. Returns the number of
 * visitors per arm, and those who saw two arms.
 */
export const armsOverBoth = async ({ ports }: Cluster) => {
  const [first, second] = ports.bffs.map((port) => createRequesterByName(port, () => undefined));
  if (!first || !second) throw new Error('there are two BFFs');
  const armAt = async ({ request }: typeof first, cookies: readonly string[]) => {
    const headers = { cookie: [AGREED, ...cookies].join('; ') };
    const answer = await request('tech', `/api/layout?path=/${PAGE}`, { headers });
    const { experiments }: PageJson = await answer.json();
    const set = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    return { arm: experiments.find(({ key }) => key === KEY)?.arm ?? 'none', set };
  };
  const assigned: Record<string, number> = {};
  const faults: string[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const [at, other] = visitor % 2 === 0 ? [first, second] : [second, first];
    const { arm, set } = await armAt(at, []);
    const named = set.filter((cookie) => cookie.startsWith('vid='));
    const seen = [await armAt(other, set), await armAt(other, named)].map((again) => again.arm);
    assigned[arm] = (assigned[arm] ?? 0) + 1;
    if (named.length !== 1 || seen.some((again) => again !== arm))
      faults.push(`a visitor of arm ${arm} was shown ${seen.join(' and ')}`);
  }
  for (const { close } of [first, second]) close();
  if (!(assigned.control && assigned[ARM])) faults.push(`all were dealt ${Object.keys(assigned)}`);
  return { assigned, faults };
};
