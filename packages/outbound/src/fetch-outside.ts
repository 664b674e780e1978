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

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** An https address at the usual port, without a user; null for any other text. */
const parseOutside = (address: string): URL | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '';
  return url && isPlain && url.password === '' ? url : null;
};

/** Whether a request could be sent to an address, as far as its text says: names are resolved with each request. */
export const isOutsideAddress = (address: string): boolean => {
  const url = parseOutside(address);
  return url !== null && (isIP(bareHost(url)) === 0 || isPublicAddress(bareHost(url)));
};

/**
 * One address of a host, provided that none of its addresses is internal; addresses that most machines can reach come
 * first.
 */
const findAddress = async (url: URL, { resolve }: Network): Promise<string> => {
  const bare = bareHost(url);
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

export interface OutsideRequest {
  readonly method: 'HEAD' | 'GET' | 'POST';
  readonly address: string;
  /** The name of this program for the other host. */
  readonly userAgent: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends one request to another host. It follows no redirect and does not read the body. Throws RefusedAddress, the
 * network error, or the reason of the signal.
 */
export const fetchOutside = async (
  network: Network,
  { method, address, userAgent, headers = {}, body }: OutsideRequest,
  signal: AbortSignal,
): Promise<OutsideAnswer> => {
  const url = parseOutside(address);
  if (!url) throw new RefusedAddress(address);
  const target = await untilAborted(findAddress(url, network), signal);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        method,
        path: `${url.pathname}${url.search}`,
        setHost: false,
        headers: { ...headers, host: url.hostname, accept: '*/*', 'user-agent': userAgent },
        createConnection: () => network.connect(target, bareHost(url)),
        signal,
      },
      (answer) => {
        const { statusCode: status = 0, headers: answered } = answer;
        resolve({ status, location: answered.location ?? null });
        answer.destroy();
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
};
