import { SECOND_MS } from '@broadsheet/contract/durations';

const RATE_LIMITED = 429;
/** The maximum wait. After it, the part of the page shows an error. */
const MAX_WAIT_S = 10;

/** Sends a GET, and once more after a rate limit, when its Retry-After allows. @returns the last response */
export const fetchAgain = async (
  address: string,
  init: RequestInit,
  request: typeof fetch = fetch,
): Promise<Response> => {
  const response = await request(address, init);
  if (response.status !== RATE_LIMITED) return response;
  const waitS = Number(response.headers.get('retry-after'));
  if (!(waitS > 0 && waitS <= MAX_WAIT_S)) return response;
  await new Promise((resolve) => setTimeout(resolve, waitS * SECOND_MS));
  return request(address, init);
};
