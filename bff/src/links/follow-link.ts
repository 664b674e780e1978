import type { CheckedLink } from '@broadsheet/contract/studio/link-calls';
import {
  fetchOutside,
  type Network,
  type OutsideAnswer,
  RefusedAddress,
} from '@broadsheet/outbound/fetch-outside';

const REDIRECTS_MAX = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Statuses of a permanent redirect. */
const PERMANENT: readonly number[] = [301, 308];
const GONE: readonly number[] = [404, 410];
const BAD_REQUEST = 400;
const USER_AGENT = 'Broadsheet link check';

/** What an answer means for who follows the link. */
export const verdictOf = (address: string, status: number, movedTo: string | null): CheckedLink => {
  if (GONE.includes(status)) return { address, verdict: 'dead', status };
  if (status < 200 || status >= BAD_REQUEST) return { address, verdict: 'unsure', status };
  return movedTo === null
    ? { address, verdict: 'good', status }
    : { address, verdict: 'moved', status, movedTo };
};

/** Many servers support GET only, so its response is the one that counts. */
const fetchOnce = async (
  network: Network,
  address: string,
  signal: AbortSignal,
): Promise<OutsideAnswer> => {
  try {
    const head = { method: 'HEAD', address, userAgent: USER_AGENT } as const;
    const answer = await fetchOutside(network, head, signal);
    if (answer.status < BAD_REQUEST) return answer;
  } catch (error) {
    if (error instanceof RefusedAddress || signal.aborted) throw error;
  }
  return fetchOutside(network, { method: 'GET', address, userAgent: USER_AGENT }, signal);
};

const follow = async (
  network: Network,
  address: string,
  signal: AbortSignal,
): Promise<CheckedLink> => {
  let at = address;
  let isMoved = false;
  for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
    const { status, location } = await fetchOnce(network, at, signal);
    if (!REDIRECTS.includes(status)) return verdictOf(address, status, isMoved ? at : null);
    if (location === null || !URL.canParse(location, at))
      return { address, verdict: 'unsure', status };
    // A move for good counts only as long as all before it were for good.
    isMoved = PERMANENT.includes(status) && (hops === 0 || isMoved);
    at = new URL(location, at).href;
  }
  return { address, verdict: 'unsure' };
};

/** Where an https address of another host leads. Never rejects. */
export const followLink = async (
  network: Network,
  address: string,
  signal: AbortSignal,
): Promise<CheckedLink> => {
  try {
    return await follow(network, address, signal);
  } catch (error) {
    return { address, verdict: error instanceof RefusedAddress ? 'refused' : 'unreached' };
  }
};
