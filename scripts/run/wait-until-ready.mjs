import { setTimeout as delay } from 'node:timers/promises';

const FIRST_POLL_MS = 50;
const LONGEST_POLL_MS = 500;

/**
 * Requests an address until it answers 200, first often, then twice a second.
 * @param {string} url
 * @param {{ signal: AbortSignal }} options
 * @throws when the signal aborts, with its reason
 */
export const waitUntilReady = async (url, { signal }) => {
  for (let pauseMs = FIRST_POLL_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_POLL_MS)) {
    signal.throwIfAborted();
    const ready = await fetch(url, { signal }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status === 200;
      },
      () => false,
    );
    if (ready) return;
    await delay(pauseMs, undefined, { signal });
  }
};
