import { lookup } from 'node:dns/promises';
import { request } from 'node:http';

const TIMEOUT_MS = 2_000;

export interface PurgeTarget {
  readonly url: URL;
  readonly secret: string;
}

const sendTo = (
  address: string,
  { url, secret }: PurgeTarget,
  tags: readonly string[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: address,
        port: url.port || 80,
        method: 'PURGE',
        path: '/',
        headers: {
          host: url.host,
          authorization: `Bearer ${secret}`,
          'cache-tag': tags.join(','),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
      },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`the edge answered ${answer.statusCode}`));
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });

/**
 * Has a cache forget what carries one of the tags. A name stands for all of its addresses: each is a cache of its own.
 * Rejects where one of them has not done so.
 */
export const sendPurge = async (target: PurgeTarget, tags: readonly string[]): Promise<void> => {
  const host = target.url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true });
  await Promise.all(found.map(({ address }) => sendTo(address, target, tags)));
};
