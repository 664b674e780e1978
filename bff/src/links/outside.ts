import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect } from 'node:tls';
import { untilAborted } from '@broadsheet/upstream/until-aborted';
import { isPublicAddress } from './public-address.ts';

/** Outbound network access; a connection gets a checked address, never a name. */
export interface Network {
  /** All addresses of a name. Rejects where there are none. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** An encrypted connection to that very address, for a host that it has to prove to be. */
  readonly connect: (address: string, host: string) => Duplex;
}

const HTTPS_PORT = 443;

export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (address, host) =>
    connect({
      host: address,
      port: HTTPS_PORT,
      // An IP address is no server name: only the certificate verifies it.
      ...(isIP(host) === 0 ? { servername: host } : {}),
    }),
};

/** An address that must not be requested from here. */
export class RefusedAddress extends Error {}

const hostOf = (address: string): URL => {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '';
  if (!url || !isPlain || url.password !== '') throw new RefusedAddress(address);
  return url;
};

/**
 * One address of a host, provided that none of its addresses is internal; addresses that most machines can reach come
 * first.
 */
const findAddress = async ({ hostname }: URL, { resolve }: Network): Promise<string> => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(bare) ? [bare] : await resolve(bare);
  const [first] = [...found].sort((left, right) => isIP(left) - isIP(right));
  if (first === undefined) throw new Error(`no address of ${bare}`);
  if (!found.every(isPublicAddress)) throw new RefusedAddress(bare);
  return first;
};

export interface OutsideAnswer {
  readonly status: number;
  readonly location: string | null;
}

/** Sends one request to another host, and does not read the body. Throws RefusedAddress, or the network error. */
export const fetchOutside = async (
  network: Network,
  method: 'HEAD' | 'GET',
  address: string,
  signal: AbortSignal,
): Promise<OutsideAnswer> => {
  const url = hostOf(address);
  const target = await untilAborted(findAddress(url, network), signal);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        method,
        path: `${url.pathname}${url.search}`,
        setHost: false,
        headers: { host: url.hostname, accept: '*/*', 'user-agent': 'Broadsheet link check' },
        createConnection: () => network.connect(target, url.hostname.replace(/^\[|\]$/g, '')),
        signal,
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, location: headers.location ?? null });
        answer.destroy();
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
};
