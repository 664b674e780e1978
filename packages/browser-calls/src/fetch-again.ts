const RATE_LIMITED = 429;
/** Nobody waits longer for a part of a page: then it says that it could not be loaded. */
const MAX_WAIT_S = 10;
const SECOND_MS = 1_000;

/**
 * Sends a GET, and once more where the server says that it came too soon and how long to wait. @returns the last response.
 */
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
