import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decryptPush } from './decrypt-push.ts';

interface Received {
  /** The path of the subscription. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The decrypted payload; null for a path of no subscription. */
  readonly notice: unknown;
}

/** The subscription of a browser, as the page sends it. */
export interface TestSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushService {
  /** Of messages, in the order of their arrival. */
  readonly received: readonly Received[];
  readonly subscribe: () => TestSubscription;
  /** Answers of further messages; without it all are accepted. */
  respond: ((response: ServerResponse) => void) | null;
  readonly close: () => Promise<void>;
}

/** A push service on loopback, which holds the private keys of its subscriptions. */
export const startPushService = async (): Promise<PushService> => {
  const received: Received[] = [];
  const decrypters = new Map<string, (body: Buffer) => string>();
  const service: { respond: PushService['respond'] } = { respond: null };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    const decrypt = decrypters.get(path);
    const notice = decrypt ? JSON.parse(decrypt(Buffer.concat(chunks))) : null;
    received.push({ path, headers: request.headers, notice });
    if (service.respond) service.respond(response);
    else response.writeHead(201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    received,
    subscribe: () => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      decrypters.set(path, (body) => decryptPush(body, ecdh, auth));
      return {
        endpoint: `http://localhost:${port}${path}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
};
