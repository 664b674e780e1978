import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OriginAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
}
/** Null closes the connection without an answer. */
export type Origin = (
  request: IncomingMessage,
) => OriginAnswer | null | Promise<OriginAnswer | null>;

/** A server behind an edge that answers what the test says, in words of the BFF's headers. */
export const startOrigin = async (first: Origin) => {
  let answer = first;
  const seen: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/health/ready') return void outgoing.end('{}');
    seen.push({ url: incoming.url ?? '', headers: incoming.headers });
    void Promise.resolve(answer(incoming)).then((given) => {
      if (!given) return void incoming.socket.destroy();
      outgoing.writeHead(given.status ?? 200, { date: new Date().toUTCString(), ...given.headers });
      outgoing.end(given.body ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests that came, without those of probes. */
    seen,
    answerWith: (next: Origin) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export interface PlainAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request as written: no header is added, which browsers' fetch would do. */
export const send = (
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body?: string,
): Promise<PlainAnswer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, headers: { host: 'tech.localhost', ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString('latin1'),
          }),
        );
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
